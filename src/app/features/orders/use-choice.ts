import { useCallback, useMemo, useState } from 'react'
import type { EventDetail } from '#contract/events/events.ts'
import { fitChoice, roomFor, type TicketChoice } from '#contract/orders/ticket-choice.ts'
import { useNow } from '../../ui/formats/use-now.ts'
import { readChoice, storeChoice } from './stored-choice.ts'

export interface Chosen {
  /** No more than can be had. */
  choice: TicketChoice
  /** Some of what was chosen earlier can not be had any more. */
  isFitted: boolean
  /** @param quantity whole, 0 for none; what is too much is cut to what can be had. */
  choose: (ticket: number, quantity: number) => void
  /** Puts another choice in place of this one. */
  put: (choice: TicketChoice) => void
}

/** What is chosen at an event, kept on this phone at every change. For code that only runs in the browser. */
export function useChoice(event: EventDetail): Chosen {
  const now = useNow() ?? Date.now()
  const { event_id } = event
  const [wanted, setWanted] = useState(() => readChoice(event_id))
  const offer = useMemo(() => offerOf(event), [event])
  const choice = useMemo(() => fitChoice(wanted, offer, now), [wanted, offer, now])

  const put = useCallback(
    (next: TicketChoice) => {
      const fitting = fitChoice(next, offer, Date.now())
      setWanted(fitting)
      storeChoice(event_id, fitting)
    },
    [event_id, offer],
  )
  const choose = (id: number, quantity: number) => {
    const ticket = offer.tickets.find((one) => one.id === id)
    // Cut here, or the others would have to give way to it.
    if (ticket) put({ ...choice, [id]: Math.min(quantity, roomFor(ticket, choice, offer.seats)) })
  }
  return { choice, isFitted: !isSame(wanted, choice), choose, put }
}

/** What can be had of an event: of no ticket more than the event has seats. */
export const offerOf = ({ related_event_tickets, seats }: EventDetail) => ({
  tickets: related_event_tickets.map((ticket) => ({ ...ticket, seats: Math.min(ticket.seats, seats) })),
  seats,
})

const isSame = (a: TicketChoice, b: TicketChoice): boolean =>
  Object.keys({ ...a, ...b }).every((ticket) => (a[Number(ticket)] ?? 0) === (b[Number(ticket)] ?? 0))
