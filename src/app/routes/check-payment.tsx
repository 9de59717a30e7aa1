import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { readOrderAsked } from '../features/orders/order-group.ts'
import { CheckPayment } from '../features/orders/screens/check-payment.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/check-payment')({ validateSearch: readOrderAsked, component: CheckPaymentScreen })

function CheckPaymentScreen() {
  const { t } = useTranslation('orders')
  usePageTitle(t('pay.check.title'))
  return (
    <Guard wants="signed-in" what={t('pay.check.title')}>
      <CheckPayment event_order_id={Route.useSearch().event_order_id} />
    </Guard>
  )
}
