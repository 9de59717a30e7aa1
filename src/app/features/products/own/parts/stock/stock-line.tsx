import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { wholeText } from '#contract/core/form-values.ts'
import { asReason } from '#contract/core/reasons.ts'
import type { OwnVariant } from '#contract/products/own-product.ts'
import { PRODUCT_LIMITS } from '#contract/products/product-limits.ts'
import { Button } from '../../../../../ui/controls/button.tsx'
import { useFormat } from '../../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { MixedText } from '../../../../../ui/text/mixed-text.tsx'
import type { Stock, StockRefusal } from '../../use-stock.ts'
import { nameOfValues } from '../../variants/variant-grid.ts'

const Count = wholeText(PRODUCT_LIMITS.stockMost)

/** One variant: how many there are, one fewer, one more, or another number. */
export function StockLine({ variant, stock }: { variant: OwnVariant; stock: Stock }) {
  const { t } = useTranslation('stock')
  const format = useFormat()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [fault, setFault] = useState('')
  const count = stock.countOf(variant)
  const name = nameOfValues(variant.values) || t('stock.only')
  const refusal = stock.refusalOf(variant)
  const set = () => {
    if (typed === undefined) return
    const read = v.safeParse(Count, typed)
    setFault(read.success ? '' : read.issues[0].message)
    if (!read.success) return
    setTyped(undefined)
    stock.set(variant, read.output)
  }
  const step = (by: number) => {
    setTyped(undefined)
    setFault('')
    stock.add(variant, by)
  }
  return (
    <li className="grid gap-x-3 gap-y-1 border-t border-line pt-2 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="flex-1 basis-24 min-w-0 wrap-anywhere">
          <b className="font-600">
            <MixedText text={name} />
          </b>
          <span className="block text-sm text-ink-soft">
            {format.price(variant.price)}
            {variant.sku && ` · ${variant.sku}`}
          </span>
        </p>
        <div className="flex items-center gap-1">
          <Button variant="icon" icon="i-lucide-minus" aria-label={t('stock.fewer', { name })} disabled={count === 0} onClick={() => step(-1)} />
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            aria-label={t('stock.of', { name })}
            aria-describedby={`${id}said`}
            aria-invalid={fault ? true : undefined}
            className="field w-22 text-center tabular"
            value={typed ?? format.digits(String(count))}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={({ key }) => key === 'Enter' && set()}
            onBlur={set}
          />
          <Button variant="icon" icon="i-lucide-plus" aria-label={t('stock.more', { name })} onClick={() => step(1)} />
        </div>
      </div>
      <div id={`${id}said`} role="status" className="text-sm empty:hidden">
        {fault && (
          <p className="text-danger">
            <Icon name="i-lucide-circle-alert" /> {t(`forms:reasons.${asReason(fault)}`)}
          </p>
        )}
        {!fault && !refusal && stock.isWaiting(variant) && (
          <p className="text-ink-soft">
            <Icon name="i-lucide-clock" /> {t('stock.waiting')}
          </p>
        )}
      </div>
      {refusal && <Refused variant={variant} name={name} refusal={refusal} stock={stock} />}
    </li>
  )
}

interface RefusedProps {
  variant: OwnVariant
  name: string
  refusal: StockRefusal
  stock: Stock
}

/** Why it was not changed: where some were sold meanwhile, with the new number and both ways on. */
function Refused({ variant, name, refusal: { problem, left, wanted }, stock }: RefusedProps) {
  const { t } = useTranslation('stock')
  if (left === undefined || problem.code !== 'stock-changed') {
    return (
      <p role="alert" className="text-sm text-danger">
        <Icon name="i-lucide-circle-alert" />{' '}
        {problem.fields?.change
          ? t('stock.most', { count: PRODUCT_LIMITS.stockMost })
          : t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}
      </p>
    )
  }
  return (
    <div role="alert" className="rounded-control border border-marigold p-3 grid gap-2 text-sm">
      <p>
        <Icon name="i-lucide-git-compare" className="text-marigold" /> {t('stock.changed', { count: left })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={t('stock.setOf', { name, count: wanted })} onClick={() => stock.set(variant, wanted)}>
          {t('stock.set', { count: wanted })}
        </Button>
        <Button aria-label={t('stock.leaveOf', { name, count: left })} onClick={() => stock.drop(variant)}>
          {t('stock.leave', { count: left })}
        </Button>
      </div>
    </div>
  )
}
