import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnProductDetail } from '#contract/products/own-product.ts'
import type { StockMove } from '#contract/products/stock-moves.ts'
import { Button } from '../../../../../ui/controls/button.tsx'
import { useFormat } from '../../../../../ui/formats/use-format.ts'
import { LoadMore } from '../../../../../ui/lists/load-more.tsx'
import { RowsWaiting } from '../../../../../ui/lists/rows-waiting.tsx'
import { ScreenProblem } from '../../../../../ui/navigation/screen-problem.tsx'
import { MixedText } from '../../../../../ui/text/mixed-text.tsx'
import { useAnswer } from '../../../../../wire/use-answer.ts'
import { usePages } from '../../../../../wire/use-pages.ts'
import { loadStockMoves } from '../../product-calls.ts'

/** Every change of the stock of a product: when, by how many, and why. Asked for on a press. */
export function StockHistory({ product }: { product: OwnProductDetail }) {
  const { t } = useTranslation('stock')
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label={t('history.title')} className="border-t border-line pt-2">
      <Button icon="i-lucide-clock" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('history.title')}
      </Button>
      {isOpen && <Moves product={product} />}
    </section>
  )
}

function Moves({ product: { product_id, stock, options } }: { product: OwnProductDetail }) {
  const { t } = useTranslation('stock')
  // With another stock there is another first page.
  const key = `stock moves ${product_id} ${stock}`
  const { answer, problem, reload } = useAnswer((asked) => loadStockMoves(product_id, asked), key)
  const first = answer?.value
  const { rows, ...more } = usePages<StockMove>({ first, load: (cursor) => loadStockMoves(product_id, {}, cursor), nameOf: ({ id }) => id }, key)
  if (!answer) return problem ? <ScreenProblem problem={problem} title={t('history.failed')} retry={reload} /> : <RowsWaiting />
  if (rows.length === 0) return <p className="pt-2 text-ink-soft">{t('history.none')}</p>
  const texts = { more: t('history.more'), loading: t('history.loading'), offline: t('history.offline'), failed: t('history.failed') }
  return (
    <>
      <ol className="grid" aria-label={t('history.title')}>
        {rows.map((move) => (
          <Move key={move.id} move={move} isNamed={options.length > 0} />
        ))}
      </ol>
      <LoadMore more={more} texts={texts} byItself={false} />
    </>
  )
}

function Move({ move: { variant, delta, why, order, at }, isNamed }: { move: StockMove; isNamed: boolean }) {
  const { t } = useTranslation('stock')
  const format = useFormat()
  const cause = order ? t('history.ofOrder', { why: t(`history.why.${why}`), order }) : t(`history.why.${why}`)
  return (
    <li className="flex gap-3 border-b border-line py-2 last:border-0">
      <p className="flex-1 min-w-0 wrap-anywhere">
        <MixedText text={isNamed ? `${variant}: ${cause}` : cause} />
        <span className="block text-sm text-ink-soft">{format.dateTime(at)}</span>
      </p>
      <b className="font-600 tabular whitespace-nowrap">{delta > 0 ? t('outbox.more', { count: delta }) : t('outbox.fewer', { count: -delta })}</b>
    </li>
  )
}
