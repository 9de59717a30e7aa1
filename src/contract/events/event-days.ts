import { DAY_MS, dhakaDay } from '../core/time.ts'

/** How often a ticket enters: once on each day that it is for, or once in all. */
export const TICKET_ENTRIES = ['each-day', 'once'] as const
type TicketEntry = (typeof TICKET_ENTRIES)[number]

/** When a kind of ticket enters. */
export interface KindEntry {
  entry: TicketEntry
  /** Days of the event, the first is 1; none: all of them. By number, so that they hold when the event is moved or copied. */
  days: readonly number[]
}

/** What enters on each day. Also of kinds that are not known here. */
export const EACH_DAY: KindEntry = { entry: 'each-day', days: [] }

/**
 * The days of an event in Dhaka, `YYYY-MM-DD`. An event of less than 24 hours has one, that of its beginning, also when it goes on after
 * midnight. An end at midnight belongs to the day before.
 */
export function eventDays({ from_time, to_time }: { from_time: string; to_time: string }): [first: string, ...more: string[]] {
  const [from, to] = [Date.parse(from_time), Date.parse(to_time)]
  const first = dhakaDay(from)
  if (to - from < DAY_MS) return [first]
  const more = (startOf(dhakaDay(to - 1)) - startOf(first)) / DAY_MS
  return [first, ...Array.from({ length: more }, (_, n) => new Date(startOf(first) + (n + 1) * DAY_MS).toISOString().slice(0, 10))]
}

/** Of which day of its event a moment is, from 1: the first also before it, the last also after it. @param at ISO 8601, or milliseconds since the epoch. */
export function dayNumber([first, ...more]: readonly [string, ...string[]], at: string | number): number {
  if (more.length === 0) return 1
  const later = (startOf(dhakaDay(at)) - startOf(first)) / DAY_MS
  return Math.min(Math.max(later, 0), more.length) + 1
}

/** The numbers of the days on which a kind enters. Days that its event does not have (any more) do not count; where none is left, all do. */
export function daysOfKind({ days }: Pick<KindEntry, 'days'>, count: number): number[] {
  const all = Array.from({ length: count }, (_, n) => n + 1)
  const named = all.filter((day) => days.includes(day))
  return named.length > 0 ? named : all
}

/** The days for which a kind is, `YYYY-MM-DD`; undefined: for all of its event. */
export function daysNamed(kind: Pick<KindEntry, 'days'>, dates: readonly string[]): string[] | undefined {
  const numbers = daysOfKind(kind, dates.length)
  return numbers.length === dates.length ? undefined : numbers.flatMap((day) => dates[day - 1] ?? [])
}

/** When one ticket of an event of several days enters. */
export interface TicketDays {
  /** `YYYY-MM-DD`, in their order. */
  days: string[]
  /** Once on one of these days, not once on each. */
  isOnce: boolean
}

/** When a ticket enters; undefined of an event of one day, and of a ticket that a phone has kept from a version that did not say so. */
export function ticketDays(
  { entry, days }: { entry?: TicketEntry | undefined; days?: readonly number[] | undefined },
  event: { from_time: string; to_time: string },
): TicketDays | undefined {
  const dates = eventDays(event)
  if (dates.length === 1 || entry === undefined || days === undefined) return undefined
  const its = daysOfKind({ days }, dates.length).flatMap((day) => dates[day - 1] ?? [])
  return { days: its, isOnce: entry === 'once' && its.length > 1 }
}

/** For what a ticket enters only once: the number of a day, or 0 for the whole event. */
export const entryOf = ({ entry }: Pick<KindEntry, 'entry'>, day: number): number => (entry === 'once' ? 0 : day)

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
