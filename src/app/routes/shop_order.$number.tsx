import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ShopOrderScreen } from '../features/shop/orders/screens/shop-order.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/shop_order/$number')({ component: OrderScreen })

function OrderScreen() {
  const { t } = useTranslation('parcels')
  const { number } = Route.useParams()
  usePageTitle(t('order.title'))
  return (
    <Guard wants="signed-in" what={t('order.title')}>
      <ShopOrderScreen key={number} number={number} />
    </Guard>
  )
}
