import type { ServiceRow } from '../../../db/bookings/bookable-service.ts'
import type { BookingRow } from '../../../db/bookings/note-booking.ts'
import type { Wanted } from '../placing/members-free.ts'

/** Minutes; null: no time is named yet. */
export const lengthOfBooking = ({ starts_at, ends_at }: Pick<BookingRow, 'starts_at' | 'ends_at'>): number | null =>
  starts_at === null || ends_at === null ? null : (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000

interface Asked extends Pick<Wanted, 'members' | 'starts_at' | 'now'> {
  service: ServiceRow
  /** How long it takes; null: as long as the service takes. */
  minutes: number | null
}

/** A time for a booking that is made already: with the pauses that were agreed on, and at any start within the hours, unless its time is shared. */
export const wantedTime = (booking: BookingRow, { service, members, starts_at, minutes, now }: Asked): Wanted => ({
  service: { ...service, pause_before: booking.pause_before, pause_after: booking.pause_after },
  members,
  starts_at,
  hours: booking.hours,
  seats: booking.seats,
  ...(minutes !== null && service.seats === 1 && { minutes }),
  now,
  booking: booking.id,
})
