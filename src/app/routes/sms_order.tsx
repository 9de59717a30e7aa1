import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SmsOrder } from '../features/shop/sms/sms-order.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { OrderTabs } from '../shell/slots/order-tabs.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/sms_order')({ component: SmsOrderScreen })

function SmsOrderScreen() {
  const { t } = useTranslation('sms-orders')
  usePageTitle(t('title'))
  return (
    <Guard wants="seller" what={t('title')}>
      <SellerArea>
        <OrderTabs tab="sold" />
        <SmsOrder />
      </SellerArea>
    </Guard>
  )
}
