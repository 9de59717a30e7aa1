import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { readOrderAsked } from '../features/orders/order-group.ts'
import { PaymentResult } from '../features/orders/screens/payment-result.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/event-payment-success')({ validateSearch: readOrderAsked, component: PaymentSuccessScreen })

function PaymentSuccessScreen() {
  const { t } = useTranslation('orders')
  // What the address says is not known to be true yet.
  usePageTitle(t('pay.check.title'))
  return (
    <Guard wants="signed-in" what={t('pay.check.title')}>
      <PaymentResult said="success" event_order_id={Route.useSearch().event_order_id} />
    </Guard>
  )
}
