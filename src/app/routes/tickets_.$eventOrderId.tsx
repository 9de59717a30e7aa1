import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { OrderTickets } from '../features/events/tickets/screens/order-tickets.tsx'
import { Guard } from '../shell/guards/guard.tsx'

export const Route = createFileRoute('/tickets_/$eventOrderId')({ component: OrderTicketsScreen })

function OrderTicketsScreen() {
  const { t } = useTranslation()
  const { eventOrderId } = Route.useParams()
  return (
    <Guard wants="signed-in" what={t('tickets:title')}>
      <OrderTickets eventOrderId={eventOrderId} />
    </Guard>
  )
}
