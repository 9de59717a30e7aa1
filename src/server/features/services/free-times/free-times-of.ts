import { DAY_MS, dhakaDay, dhakaDayBounds } from '#contract/core/time.ts'
import { SERVICE_LIMITS } from '#contract/services/service-limits.ts'
import { dayNumber, dayOfNumber, type FreeStart, freeStarts, type MemberCalendar, type SlotTerms, slotsOf } from '#contract/services/slot-rules.ts'

/** What of a service its free times are made of. */
export interface FreeTerms extends SlotTerms {
  notice_hours: number
  horizon_days: number
}

/** What lists say of the free times of a service. */
export interface FreeTimes {
  /** ISO 8601; null: none is known. */
  next_free_at: string | null
  free_days: string[]
  /** When this may not be so any more, though nobody has changed anything. */
  free_stale_at: string
}

/** Days that are looked at together where the nearest have none. */
const DAYS_AT_ONCE = 28

/** The next time that can be asked for, and the days of the next fourteen with such. @param now milliseconds since the epoch */
export function freeTimesOf(terms: FreeTerms, members: readonly MemberCalendar[], now: number): FreeTimes {
  const near = freeDaysOf(terms, members, { now, skipped: 0, days: SERVICE_LIMITS.freeDaysKnown })
  return withStaleness(terms, { first: near[0]?.starts[0], free_days: near.map(({ day }) => day) }, now)
}

/** The same for a service with no free time in the next fourteen days: the next one after them, as far ahead as times can be asked for. */
export function laterFreeTimesOf(terms: FreeTerms, members: readonly MemberCalendar[], now: number): FreeTimes {
  for (let skipped: number = SERVICE_LIMITS.freeDaysKnown; skipped <= terms.horizon_days; skipped += DAYS_AT_ONCE) {
    const first = freeDaysOf(terms, members, { now, skipped, days: DAYS_AT_ONCE })[0]?.starts[0]
    if (first) return withStaleness(terms, { first, free_days: [] }, now)
  }
  return withStaleness(terms, { first: undefined, free_days: [] }, now)
}

function freeDaysOf(terms: FreeTerms, members: readonly MemberCalendar[], { now, skipped, days }: { now: number; skipped: number; days: number }) {
  const from = dayOfNumber(dayNumber(dhakaDay(now)) + skipped)
  return freeStarts(slotsOf(terms, members, { from, days }), terms, { now })
}

/** It is so until the next one is too near to be asked for, and until the day is over. */
function withStaleness({ notice_hours }: FreeTerms, { first, free_days }: { first: FreeStart | undefined; free_days: string[] }, now: number): FreeTimes {
  const midnight = Date.parse(dhakaDayBounds(dhakaDay(now)).from) + DAY_MS
  const tooNear = first ? Date.parse(first.starts_at) - notice_hours * 3_600_000 + 1 : midnight
  return { next_free_at: first?.starts_at ?? null, free_days, free_stale_at: new Date(Math.min(midnight, tooNear)).toISOString() }
}
