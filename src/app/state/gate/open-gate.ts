import type { ScanToSend } from '#contract/events/check-ins.ts'
import { dayNumber, EACH_DAY, entryOf, eventDays, type KindEntry } from '#contract/events/event-days.ts'
import type { GateScan } from '#contract/events/gate.ts'
import type { StoredScans } from '#device/gate/gate-scans.ts'
import type { CachedGate, OwnScan } from '#device/gate/gate-store.ts'
import type { Admission, TicketAtGate } from './gate-view.ts'

/** A scan as this phone knows it; what the service has not told of has no number yet. */
export type KnownScan = Admission & { id: number }

/** A gate in memory: every decision is made from here. */
export interface OpenGate {
  held: CachedGate
  tickets: Map<number, TicketAtGate>
  codes: Map<string, number>
  /** By key, as the service told. */
  told: Map<string, GateScan>
  own: Map<string, OwnScan>
  /** Messages in the outbox, as it was last looked into. */
  messages: readonly StoredScans[]
  /** Scans of this phone since then, and what it undid, by `freshName`. */
  fresh: Map<string, ScanToSend>
  /** For which day of the event `admitted` stands, from 1. */
  day: number
  /** By ticket, who is in on that day; of a ticket that enters once in all, on whichever day that was. */
  admitted: Map<number, KnownScan>
  /** Tickets as they are searched, made when that is first done. */
  search: { ticket: TicketAtGate; text: string }[] | undefined
}

/** Of a scan, and of its being undone. */
export const freshName = ({ key, undone_at }: Pick<ScanToSend, 'key' | 'undone_at'>): string => (undone_at ? `${key} undone` : key)

/** The moment by the service's clock, milliseconds since the epoch. */
export const nowAt = ({ held }: Pick<OpenGate, 'held'>): number => Date.now() + held.ahead_ms

/** Days of the event, and by which rules its tickets enter on them. */
interface GateDays {
  dates: readonly [string, ...string[]]
  kinds: ReadonlyMap<number, KindEntry>
}

export const daysAt = ({ held }: Pick<OpenGate, 'held'>): GateDays => ({
  dates: eventDays(held.event),
  kinds: new Map(held.kinds.map((kind) => [kind.id, kind])),
})

/** On which day of the event a moment is, from 1. */
export const dayAt = ({ dates }: Pick<GateDays, 'dates'>, at: string | number): number => dayNumber(dates, at)

const kindOf = ({ kinds }: GateDays, ticket: Pick<TicketAtGate, 'event_ticket'> | undefined): KindEntry =>
  (ticket && kinds.get(ticket.event_ticket)) ?? EACH_DAY

/** For what a scan lets its ticket in: the number of a day, or 0 for the whole event. */
export const entryOfScan = (days: GateDays, ticket: Pick<TicketAtGate, 'event_ticket'> | undefined, at: string): number =>
  entryOf(kindOf(days, ticket), dayAt(days, at))
