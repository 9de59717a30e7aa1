import type { EventDetail } from '#contract/events/events.ts'
import { anEventDetail } from '#tests/support/phone/event-rows.ts'

type Ticket = EventDetail['related_event_tickets'][number]

export const aTicket = (over: Partial<Ticket> & { id: number }): Ticket => ({
  title: `Ticket ${over.id}`,
  price: 500,
  seats: 8,
  description: 'A chair by the river.',
  from: null,
  to: null,
  per_order_limit: 5,
  ...over,
})

/** An event to come that sells two kinds of ticket. */
export const anEventOnSale = (over: Partial<EventDetail> = {}): EventDetail =>
  anEventDetail({
    id: 5,
    title: 'River of Songs',
    from_time: '2090-02-01T10:00:00.000Z',
    to_time: '2090-02-01T14:00:00.000Z',
    seats: 30,
    related_event_tickets: [aTicket({ id: 11, title: 'Regular' }), aTicket({ id: 12, title: 'VIP', price: 1500, seats: 2 })],
    ...over,
  })
