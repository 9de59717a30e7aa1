import { daysOfKind, EACH_DAY } from '#contract/events/event-days.ts'
import { type TicketAtGate, useGate } from '../../../state/gate/gate-view.ts'

interface TicketDays {
  /** The days of the event on which a ticket lets in, `YYYY-MM-DD`. */
  daysOf: (ticket: Pick<TicketAtGate, 'event_ticket'>) => string[]
  /** Whether it lets in today. */
  isForToday: (ticket: Pick<TicketAtGate, 'event_ticket'>) => boolean
}

/** On which days the tickets of the open gate let in. */
export function useTicketDays(): TicketDays {
  const kinds = useGate((gate) => gate.kinds)
  const dates = useGate((gate) => gate.dates)
  const day = useGate((gate) => gate.day)
  const byId = new Map(kinds.map((kind) => [kind.id, daysOfKind(kind, dates.length)]))
  const all = daysOfKind(EACH_DAY, dates.length)
  const numbersOf = ({ event_ticket }: Pick<TicketAtGate, 'event_ticket'>) => byId.get(event_ticket) ?? all
  return {
    daysOf: (ticket) => numbersOf(ticket).flatMap((number) => dates[number - 1] ?? []),
    isForToday: (ticket) => numbersOf(ticket).includes(day),
  }
}
