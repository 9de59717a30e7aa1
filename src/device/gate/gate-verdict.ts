import { plainForm, upperCase } from '#contract/core/one-form.ts'
import { dayNumber, daysOfKind, EACH_DAY, type KindEntry } from '#contract/events/event-days.ts'
import type { GateTicket } from '#contract/events/gate.ts'
import type { GateVerdict } from '#contract/events/gate-rules.ts'
import { CODE_LENGTH } from '#contract/events/ticket-rules.ts'
import { type TicketPublicKey, verifyTicket } from './ticket-check.ts'

/** A ticket as it came to the gate: the text of a QR code, a code as it was typed, or the id of one that was tapped in the list. */
export type TicketInput = { way: 'qr'; text: string } | { way: 'code'; code: string } | { way: 'list'; ticket: number }

/** What a gate knows, and decides from. */
export interface GateBook<T extends GateTicket = GateTicket> {
  event: number
  /** Then no ticket of it opens anything, whatever the list says of it: its orders are given back one after the other. */
  is_called_off: boolean
  keys: readonly TicketPublicKey[]
  /** By id, also those that open nothing any more. */
  tickets: ReadonlyMap<number, T>
  /** Ids by code. */
  codes: ReadonlyMap<string, number>
  /** The days of the event, `YYYY-MM-DD`. */
  dates: readonly [string, ...string[]]
  /** By id: on which days a kind of ticket enters. */
  kinds: ReadonlyMap<number, KindEntry>
  /** Of the decision, milliseconds since the epoch by the service's clock. */
  at: number
  /** By ticket: who was let in, here or elsewhere; of a ticket that enters on each day those of this day. */
  admitted: ReadonlyMap<number, { scanned_at: string; gate: string }>
}

/** What is decided of a ticket. */
interface Decision<T extends GateTicket = GateTicket> {
  verdict: GateVerdict
  /** Absent where it is not known which one was meant. */
  ticket?: T | GateTicket
  earlier?: { scanned_at: string; gate: string }
  /** Of `other-day`: the days on which it enters, `YYYY-MM-DD`. */
  days?: string[]
  /** Signed and of this event, but not in the list: sold after the list came. */
  isNew?: boolean
}

/**
 * Whether a ticket may enter, by what is known at this moment; without network, and without side effects.
 *
 * A QR code must carry the service's signature. Which ticket it is, is its id: never the text, which says nothing of whether it was passed
 * on or given back since. The list has every ticket that there was when it came, living and dead, so one that is signed, of this event and
 * not in the list was sold since: it is let in, and marked. The service has the last word on it.
 */
export async function decide<T extends GateTicket>(book: GateBook<T>, shown: TicketInput): Promise<Decision<T>> {
  if (shown.way === 'qr') return decideQr(book, shown.text)
  const id = shown.way === 'code' ? book.codes.get(codeOf(shown.code)) : shown.ticket
  const ticket = id === undefined ? undefined : book.tickets.get(id)
  return ticket ? decideTicket(book, ticket) : { verdict: 'unknown' }
}

async function decideQr<T extends GateTicket>(book: GateBook<T>, text: string): Promise<Decision<T>> {
  const claim = await verifyTicket(text.trim(), book.keys)
  if (!claim) return { verdict: 'not-ours' }
  if (claim.event !== book.event) return { verdict: 'wrong-event' }
  const listed = book.tickets.get(claim.ticket)
  if (listed) return decideTicket(book, listed)
  const { ticket: id, code, event_ticket } = claim
  return { ...decideTicket<T>(book, { id, code, event_ticket, holder_name: '', state: 'valid' }), isNew: true }
}

function decideTicket<T extends GateTicket>({ is_called_off, dates, kinds, at, admitted }: GateBook<T>, ticket: T | GateTicket): Decision<T> {
  if (is_called_off || ticket.state !== 'valid') return { verdict: 'void', ticket }
  const days = daysOfKind(kinds.get(ticket.event_ticket) ?? EACH_DAY, dates.length)
  if (!days.includes(dayNumber(dates, at))) return { verdict: 'other-day', ticket, days: days.flatMap((day) => dates[day - 1] ?? []) }
  const earlier = admitted.get(ticket.id)
  if (earlier) return { verdict: 'already-in', ticket, earlier: { scanned_at: earlier.scanned_at, gate: earlier.gate } }
  return { verdict: 'admit', ticket }
}

/** A code as it is meant: spaces and case do not matter, nor letters that codes do not have because they are taken for digits. @see Crockford's Base32 */
export const codeOf = (typed: string): string =>
  upperCase(plainForm(typed))
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6))
    .replace(/[\s-]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .slice(0, CODE_LENGTH + 1)
