import { DAY_MS, dhakaDay, dhakaDayBounds } from '#contract/core/time.ts'

const FRIDAY = 5
const SATURDAY = 6

/**
 * First and first-not-any-more instant of this weekend, Friday and Saturday in Dhaka; of the next one where it is over. ISO 8601 UTC.
 * @param now milliseconds since the epoch.
 */
export function weekendAt(now: number): { from: string; to: string } {
  const weekday = new Date(`${dhakaDay(now)}T00:00:00Z`).getUTCDay()
  const days = weekday === SATURDAY ? -1 : FRIDAY - weekday
  const day = (away: number) => dhakaDayBounds(dhakaDay(now + away * DAY_MS))
  return { from: day(days).from, to: day(days + 1).to }
}
