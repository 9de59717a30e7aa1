import { useTranslation } from 'react-i18next'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'

/** That the delivery of an order in cash was paid in advance, or is to be. Nothing where it is paid with the rest. */
export function FeePaid({ order: { advance, state }, className = 'text-sm' }: { order: Pick<ShopOrder, 'advance' | 'state'>; className?: string }) {
  const { t } = useTranslation('parcels')
  const format = useFormat()
  if (advance === 0 || state === 'dropped') return null
  return <p className={className}>{t(state === 'waiting' ? 'advance.open' : 'advance.paid', { price: format.price(advance) })}</p>
}
