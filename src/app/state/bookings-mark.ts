import { storedMark } from './stored.ts'

/** Bookings were made or looked at on this phone, and by a provider; the marks name no person. */
const MARK = storedMark('hatkhola-bookings')
const WORK = storedMark('hatkhola-bookings-work')

/** Whether the phone keeps what is coming of them. A phone that has none loads nothing for it. */
export const hasBookingsMark = (): boolean => MARK.isSet()
/** Whether it keeps a provider’s days as well. */
export const hasWorkMark = (): boolean => WORK.isSet()

/** @param isWork somebody looked at them as their provider */
export function markBookings(isWork = false): void {
  MARK.set()
  if (isWork) WORK.set()
}
