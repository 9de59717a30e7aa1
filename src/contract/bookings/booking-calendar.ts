import type { CalendarEntry } from '../core/calendar-file.ts'
import { type BookingState, isHoldingTime } from './booking-rules.ts'

/** What a calendar needs to know of a booking. Phones and notes are not in it: other programs read calendars too. */
export interface CalendarBookingFacts {
  number: string
  state: BookingState
  version: number
  title: string
  starts_at: string
  ends_at: string
  /** Where it is, in words; null: nowhere that could be gone to. */
  location: string | null
}

const SURE: readonly BookingState[] = ['confirmed', 'done', 'disputed', 'no-show']

function statusOf(state: BookingState): CalendarEntry['status'] {
  if (SURE.includes(state)) return 'CONFIRMED'
  return isHoldingTime(state) ? 'TENTATIVE' : 'CANCELLED'
}

/** A booking as an entry of a calendar, the same one for ever. @param page of the booking */
export const bookingEntryOf = (booking: CalendarBookingFacts, page: { href: string; hostname: string }): CalendarEntry => ({
  uid: `booking-${booking.number}@${page.hostname}`,
  sequence: booking.version,
  status: statusOf(booking.state),
  start: booking.starts_at,
  end: booking.ends_at,
  summary: booking.title,
  location: booking.location,
  description: page.href,
  url: page.href,
})
