import { createFileRoute } from '@tanstack/react-router'
import { PassedTicket } from '../features/events/tickets/screens/passed-ticket.tsx'

export const Route = createFileRoute('/ticket')({ component: PassedTicket })
