import { factsOf } from '#app/features/bookings/booking/booking-facts.ts'
import { bookingActions } from '#contract/bookings/booking-rules.ts'
import type { Booking, CalendarBooking } from '#contract/bookings/bookings.ts'

export const NUMBER = 'K7M2Q9TXBR'
export const BOOKINGS = '/api/booking/'
export const BOOKING = `/api/booking/${NUMBER}/`

const HOUR_MS = 3_600_000
export const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString()

/** A booking as the service answers it to its buyer: asked for an hour ago, for the day after tomorrow. What may be done follows from what it is. */
export function aBooking(over: Partial<Booking> = {}): Booking {
  const booking: Booking = {
    number: NUMBER,
    side: 'buyer',
    state: 'asked',
    version: 3,
    service: { service_id: 12, title: 'AC repair', second_title: 'এসি মেরামত', thumbnail: null, tone: 2 },
    provider: { id: 4, name: 'Rahima Services', slug: 'rahima', phone_number: null },
    member: { member_id: 7, name: 'Karim', picture: null },
    buyer: { full_name: 'Nasrin Akter', phone_number: null, done: 2, missed: 0 },
    where: { place: 'at-customer', division: 'Dhaka', district: 'Gazipur', area: 'Kaliganj', line: null, directions: null, link: null },
    starts_at: inHours(48),
    ends_at: inHours(49),
    pricing: 'fixed',
    hours: 1,
    seats: 1,
    note: 'The one in the hall',
    pictures: [],
    price: 1200,
    charge: 0,
    online: 0,
    cash: 1200,
    paid: 0,
    refunded: 0,
    cash_received_at: null,
    commission: null,
    payment: 'after',
    payment_status: 'Pending',
    purchase: null,
    cancel_hours: '24',
    back_now: null,
    is_instant: false,
    created_at: inHours(-1),
    confirmed_at: null,
    ended_at: null,
    due_at: inHours(11),
    proposal: null,
    absent: null,
    object_until: null,
    ended_by: null,
    reason: null,
    reason_note: '',
    decision: null,
    review_until: null,
    can: [],
    changes: [{ at: inHours(-1), from: null, to: 'asked', by: 'buyer', action: 'ask', starts_at: null }],
    server_time: inHours(0),
    ...over,
  }
  return { ...booking, can: over.can ?? bookingActions(booking.side, { booking: factsOf(booking), now: Date.now() }) }
}

/** The same to its provider. */
export const aRequest = (over: Partial<Booking> = {}): Booking => aBooking({ side: 'provider', ...over })

/** Confirmed: both sides see how the other is reached. */
export const aConfirmed = (over: Partial<Booking> = {}): Booking =>
  aBooking({
    state: 'confirmed',
    confirmed_at: inHours(-1),
    due_at: null,
    provider: { id: 4, name: 'Rahima Services', slug: 'rahima', phone_number: '+8801812345678' },
    buyer: { full_name: 'Nasrin Akter', phone_number: '+8801712345678', done: 2, missed: 0 },
    where: { place: 'at-customer', division: 'Dhaka', district: 'Gazipur', area: 'Kaliganj', line: 'House 3, Road 4', directions: null, link: null },
    ...over,
  })

/** To be paid before it is confirmed. */
export const aHeld = (over: Partial<Booking> = {}): Booking =>
  aBooking({ state: 'held', payment: 'online', charge: 60, online: 1260, cash: 0, due_at: inHours(0.2), is_instant: true, ...over })

export const aListed = (results: Booking[], counts = { requests: 1, coming: 2 }) => ({ results, next_cursor: null, counts })

/** What stands in a provider's calendar. */
export const inCalendar = (over: Partial<CalendarBooking> = {}): CalendarBooking => ({
  number: NUMBER,
  state: 'confirmed',
  version: 3,
  service_id: 12,
  title: 'AC repair',
  second_title: '',
  member_id: 7,
  full_name: 'Nasrin Akter',
  phone_number: '+8801712345678',
  district: 'Gazipur',
  area: 'Kaliganj',
  line: 'House 3, Road 4',
  place: 'at-customer',
  starts_at: inHours(2),
  ends_at: inHours(3),
  pause_before: 0,
  pause_after: 15,
  seats: 1,
  cash: 1200,
  is_proposed: false,
  ...over,
})
