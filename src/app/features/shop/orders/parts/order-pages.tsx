import { useTranslation } from 'react-i18next'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { LoadMore, type More } from '../../../../ui/lists/load-more.tsx'
import { useSteps } from '../use-steps.ts'
import { OrderCard } from './order-card.tsx'

interface Props {
  orders: readonly ShopOrder[]
  more: More
  onChanged: (order: ShopOrder) => void
  /** What the list is called. */
  label: string
}

/** Cards of orders, and the way to the next page. */
export function OrderPages({ orders, more, onChanged, label }: Props) {
  const { t } = useTranslation('parcels')
  const steps = useSteps()
  return (
    <>
      <ul aria-label={label} className="grid grid-cols-1 gap-2 empty:hidden">
        {orders.map((order) => (
          <OrderCard key={order.number} order={order} steps={steps} onChanged={onChanged} />
        ))}
      </ul>
      <LoadMore
        more={more}
        texts={{ more: t('list.next'), loading: t('common:loading'), offline: t('list.nextOffline'), failed: t('list.nextFailed') }}
        byItself={false}
      />
    </>
  )
}
