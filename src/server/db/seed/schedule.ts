import { DAY_MS, dhakaDay, dhakaDayBounds } from '#contract/core/time.ts'
import type { SketchedDay } from './event-sketch.ts'

const HOUR_MS = 3_600_000
const FRIDAY = 5
const SATURDAY = 6

/** A span in storage's form: ISO 8601 UTC. */
export interface Span {
  from_time: string
  to_time: string
}

/** When a sketched event is, told from a moment. @param sketched `at` is Dhaka's clock, `HH:MM`. */
export function spanOf(sketched: { day: SketchedDay; at: string; hours: number }, now: number): Span {
  const [hour = 0, minute = 0] = sketched.at.split(':').map(Number)
  const start = startOfDay(now, daysUntil(sketched.day, now)) + hour * HOUR_MS + minute * 60_000
  return { from_time: new Date(start).toISOString(), to_time: new Date(start + sketched.hours * HOUR_MS).toISOString() }
}

/** First instant of the Dhaka day that is so many days away. */
export const startOfDay = (now: number, days: number): number => Date.parse(dhakaDayBounds(dhakaDay(now)).from) + days * DAY_MS

function daysUntil(day: SketchedDay, now: number): number {
  if ('in' in day) return day.in
  const today = new Date(`${dhakaDay(now)}T00:00:00Z`).getUTCDay()
  const wanted = day.on === 'fri' ? FRIDAY : SATURDAY
  return ((wanted - today + 7) % 7) + 7 * (day.week ?? 0)
}
