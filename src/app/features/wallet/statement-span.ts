import { dhakaDay } from '#contract/core/time.ts'

/** Days of Dhaka, both in it. */
export interface Span {
  from: string
  to: string
}

const DAY = /^20\d{2}-\d{2}-\d{2}$/

/** What an address asks for; else this month up to today. @param now milliseconds since the epoch */
export function readSpan({ from, to }: Record<string, unknown>, now: number): Span {
  const today = dhakaDay(now)
  const isDay = (value: unknown): value is string => typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value))
  return { from: isDay(from) ? from : `${today.slice(0, 7)}-01`, to: isDay(to) ? to : today }
}
