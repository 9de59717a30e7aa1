import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readOrderGroup } from '../features/orders/order-group.ts'
import { Orders } from '../features/orders/screens/orders.tsx'
import { BoughtGoods, type HasGoods } from '../features/shop/orders/screens/bought-goods.tsx'
import { SoldGoods } from '../features/shop/orders/screens/sold-goods.tsx'
import { readOrdersAsked } from '../features/shop/orders/sold-filter.ts'
import { readReturnsAsked } from '../features/shop/returns/returns-asked.ts'
import { ReturnsList } from '../features/shop/returns/screens/returns-list.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { OrderTabs } from '../shell/slots/order-tabs.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/orders')({
  validateSearch: (search: Record<string, unknown>) => ({ ...readOrderGroup(search), ...readOrdersAsked(search), ...readReturnsAsked(search) }),
  component: OrdersScreen,
})

function OrdersScreen() {
  const { t } = useTranslation()
  const { side, group, show, returns } = Route.useSearch()
  const orders = side === 'sold' ? 'parcels:list.sold' : 'orders:list.title'
  const title = t(returns ? `returns:list.${side ?? 'bought'}` : orders)
  usePageTitle(title)
  return (
    <Guard wants={side === 'sold' ? 'seller' : 'signed-in'} what={title}>
      <SellerArea>
        <OrderTabs tab={side ?? 'bought'} />
        {returns && <ReturnsList side={side ?? 'bought'} group={returns === 'all' ? undefined : returns} />}
        {!returns && (side === 'sold' ? <SoldGoods group={group} /> : <Bought show={show} />)}
      </SellerArea>
    </Guard>
  )
}

/** Goods first, then tickets. */
function Bought({ show }: { show: Parameters<typeof Orders>[0]['show'] }) {
  const [hasGoods, setHasGoods] = useState<HasGoods>()
  return <Orders show={show} goods={<BoughtGoods onKnown={setHasGoods} />} hasGoods={hasGoods} />
}
