import type { Hours } from '#contract/services/hours.ts'
import { dayOfNumber, dhakaMinute, spansOn } from '#contract/services/slot-rules.ts'

const DAY_MINUTES = 1440
/** Nobody looks further ahead. */
const DAYS_AHEAD = 370

/**
 * The last day before somebody works again, where nobody does for the rest of today and at least one whole day; null: they are open. The evening of a day
 * of work is no closing.
 * @param all hours of each member
 * @param now milliseconds since the epoch
 */
export function closedUntil(all: readonly Hours[], now: number): string | null {
  const minute = dhakaMinute(now)
  const today = Math.floor(minute / DAY_MINUTES)
  const spansOf = (day: number) => all.flatMap((hours) => spansOn(hours, day))
  const isOpen = (day: number) => spansOf(day).length > 0
  const isDoneToday = spansOf(today).every(([, to]) => to <= minute - today * DAY_MINUTES)
  if (all.length === 0 || !isDoneToday || (isOpen(today) && isOpen(today + 1))) return null
  let last = today
  while (last - today < DAYS_AHEAD && !isOpen(last + 1)) last += 1
  return dayOfNumber(last)
}
