/** Weeks of a month as a calendar shows them: six of them, from Sunday on, always as many days as one answer has. The phone keeps them under one address all month. */
import { DAY_MS } from '../core/time.ts'
import { CALENDAR_DAYS_MOST } from './bookings.ts'

/** So many days ahead lie on the phone of a provider. */
export const CALENDAR_DAYS_KEPT = 30

const msOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** The day so many days later. @param day `YYYY-MM-DD` */
export const dayAfter = (day: string, days: number): string => dayAt(msOf(day) + days * DAY_MS)

/** Sunday first, as `Date` counts them. */
export const weekdayOf = (day: string): number => new Date(msOf(day)).getUTCDay()

/** The Sunday on or before a day. */
export const weekStart = (day: string): string => dayAfter(day, -weekdayOf(day))

/** The first day of the month so many months later. */
export function monthAfter(day: string, months: number): string {
  const date = new Date(msOf(`${day.slice(0, 7)}-01`))
  date.setUTCMonth(date.getUTCMonth() + months)
  return dayAt(date.getTime())
}

/** What is asked of the service for the month of a day: its six weeks. */
export const gridOf = (day: string): { from: string; days: number } => ({ from: weekStart(`${day.slice(0, 7)}-01`), days: CALENDAR_DAYS_MOST })

/** Days one after the other. */
export const daysFrom = (from: string, count: number): string[] => Array.from({ length: count }, (_, at) => dayAfter(from, at))

/** The grids that hold the coming days: this month’s, and the next one’s where they reach into it. @param today `YYYY-MM-DD` */
export function keptGrids(today: string): { from: string; days: number }[] {
  const first = gridOf(today)
  const last = dayAfter(today, CALENDAR_DAYS_KEPT)
  return last < dayAfter(first.from, first.days) ? [first] : [first, gridOf(monthAfter(today, 1))]
}
