import { backOnCancel } from '#contract/bookings/booking-rules.ts'
import type { BookingRow } from './note-booking.ts'

type Paid = Pick<BookingRow, 'starts_at' | 'confirmed_at' | 'cancel_hours' | 'charge' | 'online' | 'refunded'>

/** What goes back to the buyer who cancels now: whole taka of what was paid online and did not go back before. @param now milliseconds since the epoch */
export function backNow({ starts_at, confirmed_at, cancel_hours, charge, online, refunded }: Paid, now: number): number {
  if (starts_at === null || confirmed_at === null) return 0
  const method = charge > 0 ? 'online' : 'cod'
  const paid = Math.max(0, online - refunded)
  return backOnCancel({ starts_at: Date.parse(starts_at), confirmed_at: Date.parse(confirmed_at), cancel_hours, method, paid }, now)
}
