import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TellMeWhenSent } from '../features/notices/parts/tell-me-when-sent.tsx'
import { Order } from '../features/orders/screens/order.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/event_order/$eventOrderId')({
  validateSearch: ({ payment_status }: Record<string, unknown>): { payment_status?: 'failed' } => (payment_status === 'failed' ? { payment_status } : {}),
  component: OrderScreen,
})

function OrderScreen() {
  const { t } = useTranslation('orders')
  const { eventOrderId } = Route.useParams()
  const { payment_status } = Route.useSearch()
  usePageTitle(t('order.title'))
  return (
    <Guard wants="signed-in" what={t('order.title')}>
      <Order key={eventOrderId} event_order_id={eventOrderId} hasFailed={payment_status === 'failed'} whileUndecided={<TellMeWhenSent about="decided" />} />
    </Guard>
  )
}
