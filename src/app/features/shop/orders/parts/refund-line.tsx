import { useTranslation } from 'react-i18next'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { refundOf } from '../order-clock.ts'

/** Money of an order that goes back, and until when. Nothing where none does. */
export function RefundLine({ order }: { order: ShopOrder }) {
  const { t } = useTranslation('parcels')
  const format = useFormat()
  const refund = refundOf(order)
  if (!refund) return null
  const word = (refund.isDone && 'done') || (refund.by ? 'due' : 'begun')
  return (
    <p className="flex items-start gap-2">
      <Icon name={refund.isDone ? 'i-lucide-wallet' : 'i-lucide-undo-2'} className="mt-0.5" />
      <span>{t(`refund.${order.side}.${word}`, { price: format.price(refund.taka), date: refund.by ? format.day(refund.by) : '' })}</span>
    </p>
  )
}
