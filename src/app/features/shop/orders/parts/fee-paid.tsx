import { useTranslation } from 'react-i18next'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'

/** That the delivery of an order in cash was paid in advance, or is to be; or what is paid to its seller by mobile wallet. Nothing where it is paid with the rest. */
export function FeePaid({
  order: { advance, state, method },
  className = 'text-sm',
}: {
  order: Pick<ShopOrder, 'advance' | 'state' | 'method'>
  className?: string
}) {
  const { t } = useTranslation('parcels')
  const format = useFormat()
  if (advance === 0 || state === 'dropped') return null
  return (
    <p className={className}>
      {t(`${method === 'wallet' ? ('advance.wallet' as const) : ('advance' as const)}.${state === 'waiting' ? 'open' : 'paid'}`, {
        price: format.price(advance),
      })}
    </p>
  )
}
