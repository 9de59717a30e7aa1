/** Every date that is shown or typed is Dhaka's. No summer time since 2010, so the offset is fixed. @see decisions §1 */
export const TIME_ZONE = 'Asia/Dhaka'
export const DHAKA_OFFSET_MS = 6 * 60 * 60 * 1000
export const DAY_MS = 24 * 60 * 60 * 1000

/** The calendar day in Dhaka of an instant, as `YYYY-MM-DD`. @param at ISO 8601, or milliseconds since the epoch. */
export function dhakaDay(at: string | number): string {
  const ms = typeof at === 'number' ? at : Date.parse(at)
  return new Date(ms + DHAKA_OFFSET_MS).toISOString().slice(0, 10)
}

/** First and first-not-any-more instant of a Dhaka day, ISO 8601 UTC. @param day `YYYY-MM-DD`, a real day. */
export function dhakaDayBounds(day: string): { from: string; to: string } {
  const start = Date.parse(`${day}T00:00:00Z`) - DHAKA_OFFSET_MS
  return { from: new Date(start).toISOString(), to: new Date(start + DAY_MS).toISOString() }
}

/** A day as an instant: noon in Dhaka, which is that day everywhere near. @param day `YYYY-MM-DD` */
export const noonOf = (day: string): string => `${day}T06:00:00.000Z`

/** Whether `YYYY-MM-DD` names a day that exists, from 2000 to 2099. */
export function isRealDay(day: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(day)) return false
  const ms = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === day
}

/** Whether an instant falls on the weekend of Bangladesh, Friday and Saturday in Dhaka. @param at ISO 8601, or milliseconds since the epoch. */
export function isWeekend(at: string | number): boolean {
  const weekday = new Date(`${dhakaDay(at)}T00:00:00Z`).getUTCDay()
  return weekday === 5 || weekday === 6
}
