import { DAY_MS, dhakaDay } from '../core/time.ts'
import type { DayEntry } from './day-entries.ts'
import { type Clash, clashOf } from './overlaps.ts'

/** How far ahead a person's days reach. */
export const DAYS_AHEAD = 90

export interface DayRow {
  entry: DayEntry
  /** It has ended. */
  isPast: boolean
  /** How it clashes with what stands before it on that day, and what that is; undefined: it does not. */
  clash: { how: Clash; with: DayEntry } | undefined
}

export interface Day {
  /** `YYYY-MM-DD`, Dhaka's. */
  day: string
  rows: DayRow[]
}

const byStart = (a: DayEntry, b: DayEntry): number => Date.parse(a.starts_at) - Date.parse(b.starts_at) || (a.key < b.key ? -1 : 1)

/**
 * What a person has, day by day from today on: today and tomorrow always, later days with something. What goes on for days stands on its first one, or
 * on today. @param now milliseconds since the epoch
 */
export function daysOf(entries: readonly DayEntry[], now: number): Day[] {
  const today = dhakaDay(now)
  const days = new Map<string, DayEntry[]>([
    [today, []],
    [dhakaDay(now + DAY_MS), []],
  ])
  for (const entry of entries.toSorted(byStart)) {
    const [first, last] = [dhakaDay(entry.starts_at), dhakaDay(Date.parse(entry.ends_at) - 1)]
    if (last < today || Date.parse(entry.starts_at) > now + DAYS_AHEAD * DAY_MS) continue
    const day = first < today ? today : first
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([day, of]) => ({ day, rows: of.map((entry, at) => rowOf(entry, of.slice(0, at), now)) }))
}

function rowOf(entry: DayEntry, before: readonly DayEntry[], now: number): DayRow {
  const clashes = before.flatMap((other) => {
    const how = clashOf(other, entry)
    return how ? [{ how, with: other }] : []
  })
  return { entry, isPast: Date.parse(entry.ends_at) <= now, clash: clashes.find(({ how }) => how === 'overlap') ?? clashes.at(-1) }
}
