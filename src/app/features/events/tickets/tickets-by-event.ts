import type { Ticket } from '#contract/events/tickets.ts'

/** The tickets of one event that open together: those of an order, or one that was passed on. */
export interface TicketBundle {
  /** Null: it was passed on to this phone. */
  event_order_id: string | null
  tickets: Ticket[]
}

export interface EventTickets {
  event: Ticket['event']
  bundles: TicketBundle[]
}

/** Tickets by event, those that begin sooner first. */
export function ticketsByEvent(tickets: readonly Ticket[]): EventTickets[] {
  const events = new Map<number, EventTickets>()
  for (const ticket of tickets) {
    const held = events.get(ticket.event.event_id) ?? { event: ticket.event, bundles: [] }
    const bundle = held.bundles.find(({ event_order_id }) => event_order_id !== null && event_order_id === ticket.event_order_id)
    if (bundle) bundle.tickets.push(ticket)
    else held.bundles.push({ event_order_id: ticket.event_order_id, tickets: [ticket] })
    events.set(ticket.event.event_id, held)
  }
  return [...events.values()].sort((a, b) => Date.parse(a.event.from_time) - Date.parse(b.event.from_time))
}

/** Events to come (and those that go on), and those that are over, the latest of them first. @param now milliseconds since the epoch */
export function splitByTime(events: readonly EventTickets[], now: number): { coming: EventTickets[]; past: EventTickets[] } {
  const isPast = ({ event }: EventTickets) => Date.parse(event.to_time) < now
  return { coming: events.filter((one) => !isPast(one)), past: events.filter(isPast).reverse() }
}
