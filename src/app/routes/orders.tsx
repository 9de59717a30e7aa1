import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { readOrderGroup } from '../features/orders/order-group.ts'
import { Orders } from '../features/orders/screens/orders.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { OrderTabs } from '../shell/slots/order-tabs.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/orders')({ validateSearch: readOrderGroup, component: OrdersScreen })

function OrdersScreen() {
  const { t } = useTranslation('orders')
  usePageTitle(t('list.title'))
  return (
    <Guard wants="signed-in" what={t('list.title')}>
      <SellerArea>
        <OrderTabs tab="bought" />
        <Orders show={Route.useSearch().show} />
      </SellerArea>
    </Guard>
  )
}
