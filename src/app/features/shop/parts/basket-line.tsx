import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '#contract/core/in-language.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { HeldLine } from '../../../state/basket/basket.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { Thumbnail } from '../../../ui/media/thumbnail.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { isOrderable, obstacleOf } from '../seller-groups.ts'
import { LineFacts } from './line-facts.tsx'
import { QuantityButtons } from './quantity-buttons.tsx'

interface Props {
  line: HeldLine
  closedUntil: string | null | undefined
  isWaiting: boolean
  /** It was just put back: what was pressed for it is gone, and it has the focus. */
  isBack: boolean
  onQuantity: (quantity: number | ((have: number) => number)) => void
  onRemove: () => void
}

/** One line of the basket: what it is, what it costs, how many, and what has changed. */
export function BasketLine({ line, closedUntil, isWaiting, isBack, onQuantity, onRemove }: Props) {
  const { t } = useTranslation('basket')
  const kept = useKeptFocus<HTMLLIElement>()
  const remove = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isBack) remove.current?.focus()
  }, [isBack])
  const format = useFormat()
  const { title } = inLanguage(useLanguage(), line)
  const { product_id, variant_id, values, picture, tone, price, quantity, stock } = line
  const canOrder = isOrderable(line)
  return (
    <li {...kept} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 gap-y-2 py-3 border-b border-line last:border-b-0">
      {picture ? (
        <Thumbnail path={picture} className={`w-20 h-20 rounded-control tone-${tone}`} />
      ) : (
        <span className={`block w-20 h-20 rounded-control tone-${tone}`} />
      )}
      <div className="min-w-0">
        <AppLink to={`/productdetails/${product_id}?variant=${variant_id}`} className="block font-600 break-words" lang={scriptLanguage(title)}>
          {title}
        </AppLink>
        {values.length > 0 && (
          <p className="text-sm text-ink-soft">
            <MixedText text={values.join(' · ')} />
          </p>
        )}
        <p className="tabular">
          <b>{format.price(price * quantity)}</b>
          {quantity > 1 && <span className="text-sm text-ink-soft"> {t('each', { price: format.price(price) })}</span>}
        </p>
        <LineFacts line={line} closedUntil={closedUntil} isWaiting={isWaiting} />
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-2">
        {canOrder ? <QuantityButtons title={title} quantity={quantity} stock={stock} onChange={onQuantity} /> : <span />}
        <span className="flex flex-wrap gap-2">
          {obstacleOf(line) === 'fewer' && <Button onClick={() => onQuantity(stock)}>{t('takeLeft', { count: stock })}</Button>}
          <Button ref={remove} data-keeps-focus="" icon="i-lucide-trash" aria-label={t('removeOf', { title })} onClick={onRemove}>
            {t('remove')}
          </Button>
        </span>
      </div>
    </li>
  )
}
