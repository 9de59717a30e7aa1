import { useTranslation } from 'react-i18next'
import type { OwnProduct, OwnProductDetail } from '#contract/products/own-product.ts'
import { useIsOffline } from '../../../../../state/connection/connection.ts'
import { Dialog } from '../../../../../ui/controls/dialog.tsx'
import { AgeNote } from '../../../../../ui/lists/age-note.tsx'
import { OfflineLine } from '../../../../../ui/lists/offline-line.tsx'
import { RowsWaiting } from '../../../../../ui/lists/rows-waiting.tsx'
import { ScreenProblem } from '../../../../../ui/navigation/screen-problem.tsx'
import { useAnswer } from '../../../../../wire/use-answer.ts'
import { loadOwnProduct } from '../../product-calls.ts'
import { useStock } from '../../use-stock.ts'
import { StockHistory } from './stock-history.tsx'
import { StockLine } from './stock-line.tsx'

interface Props {
  product: OwnProduct
  /** Gets the product as it is then. */
  onDone: (product: OwnProductDetail) => void
  onClose: () => void
}

/** The stock of each variant of a product, to be changed with one thumb. */
export function StockSheet({ product: { product_id, title }, onDone, onClose }: Props) {
  const { t } = useTranslation('stock')
  const isOffline = useIsOffline()
  const { answer, problem, reload, put } = useAnswer((options) => loadOwnProduct(product_id, { ...options, keptFirst: true }), `own-product ${product_id}`)
  const take = (fresh: OwnProductDetail) => {
    put(fresh)
    onDone(fresh)
  }
  return (
    <Dialog title={t('stock.title', { title })} place="sheet" onClose={onClose}>
      <div className="grid gap-3">
        <OfflineLine isOffline={isOffline} text={t('stock.offline')} />
        {!answer && (problem ? <ScreenProblem problem={problem} title={t('stock.failed')} retry={reload} /> : <RowsWaiting />)}
        {answer && (
          <>
            <p className="empty:hidden">
              <AgeNote answer={answer} />
            </p>
            <Lines product={answer.value} onDone={take} />
            <StockHistory product={answer.value} />
          </>
        )}
      </div>
    </Dialog>
  )
}

function Lines({ product, onDone }: { product: OwnProductDetail; onDone: (product: OwnProductDetail) => void }) {
  const stock = useStock(product, onDone)
  return (
    <ul className="grid gap-2">
      {product.variants.map((variant) => (
        <StockLine key={variant.variant_id} variant={variant} stock={stock} />
      ))}
    </ul>
  )
}
