import { dayAfter, monthAfter } from '#contract/bookings/calendar-grid.ts'
import { dhakaDay } from '#contract/core/time.ts'
import { DAY_PARTS, type DayPart, dayPart, type FreeStart } from '#contract/services/slot-rules.ts'

/** So many days stand in one strip. */
export const STRIP_DAYS = 14

export interface FreeDay {
  day: string
  starts: FreeStart[]
}

/** Free starts of one day in four parts, those that have some, in their order. */
export const partsOf = (starts: readonly FreeStart[]): { part: DayPart; starts: FreeStart[] }[] =>
  DAY_PARTS.flatMap((part) => {
    const own = starts.filter(({ minute }) => dayPart(minute) === part)
    return own.length > 0 ? [{ part, starts: own }] : []
  })

/** The last day on which a time can be asked for. */
export const lastDay = (today: string, horizon_days: number): string => dayAfter(today, horizon_days)

/** From which day on a strip is shown that has a day in it. */
export function stripStart(today: string, day: string): string {
  const away = Math.max(0, Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000))
  return dayAfter(today, away - (away % STRIP_DAYS))
}

/** The last day of the month of a day. */
export const monthEnd = (day: string): string => dayAfter(monthAfter(day, 1), -1)

/** The day on which a start is, in Dhaka. */
export const dayOfStart = (starts_at: string): string => dhakaDay(starts_at)
