import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Count, Cursor, Id, Instant, idText, MediaPath } from '../core/fields.ts'
import { upperCase } from '../core/one-form.ts'
import { MONEY } from '../purchases/purchase-money.ts'
import { PAYMENT_STATUSES, PURCHASE_STATES } from '../purchases/purchase-rules.ts'
import { HoursDay } from '../services/hours.ts'
import { CANCEL_HOURS, SERVICE_PAYMENTS, SERVICE_PLACES, SERVICE_PRICINGS } from '../services/service-limits.ts'
import { BOOKING_ACTIONS, BOOKING_GROUPS, BOOKING_LIMITS, BOOKING_PARTIES, BOOKING_SIDES, BOOKING_STATES } from './booking-rules.ts'

/** How a booking is called in addresses and mails: ten characters without look-alikes. Its purchase, where it has one, is found by its own number. */
export const BookingNumber = v.pipe(v.string(), v.maxLength(100), v.transform(upperCase), v.regex(/^[0-9A-HJKMNP-TV-Z]{10}$/))

/** Where it is done. What is for one side alone, or for a confirmed booking alone, is null. */
const BookingPlace = v.object({
  place: v.picklist(SERVICE_PLACES),
  division: v.nullable(v.string()),
  district: v.nullable(v.string()),
  area: v.nullable(v.string()),
  /** House, road, village: from `confirmed` on. */
  line: v.nullable(v.string()),
  /** How to get there: from `confirmed` on. */
  directions: v.nullable(v.string()),
  /** Where it is done online: from `confirmed` on. */
  link: v.nullable(v.string()),
})

/** One booking, to its buyer and to its provider; what is for one side alone is null for the other. */
export const Booking = v.object({
  number: v.string(),
  side: v.picklist(BOOKING_SIDES),
  state: v.picklist(BOOKING_STATES),
  /** Goes up with every change: a step names the one that was seen. */
  version: Count,
  service: v.object({ service_id: Id, title: v.string(), second_title: v.string(), thumbnail: v.nullable(MediaPath), tone: Count }),
  provider: v.object({ id: Id, name: v.string(), slug: v.string(), phone_number: v.nullable(v.string()) }),
  member: v.nullable(v.object({ member_id: Id, name: v.string(), picture: v.nullable(MediaPath) })),
  buyer: v.object({
    full_name: v.string(),
    /** From `confirmed` on to its provider. */
    phone_number: v.nullable(v.string()),
    /** Bookings of this buyer with this provider that were done, and to which the buyer did not come. */
    done: Count,
    missed: Count,
  }),
  where: BookingPlace,
  /** Null: for a quote, no time is named yet. */
  starts_at: v.nullable(Instant),
  ends_at: v.nullable(Instant),
  pricing: v.picklist(SERVICE_PRICINGS),
  hours: Count,
  seats: Count,
  note: v.string(),
  /** What its buyer has shown with a request: bytes are got by `downloadBookingPicture`, and are never public. */
  pictures: v.array(v.object({ id: Id, width: Count, height: Count, bytes: Count })),
  /** Whole taka: the service, the service charge, what of both is paid online, and what in cash. Of a quote without an offer 0. */
  price: Count,
  charge: Count,
  online: Count,
  cash: Count,
  /** What was paid online, and what of it goes back or went back. */
  paid: Count,
  refunded: Count,
  cash_received_at: v.nullable(Instant),
  /**
   * Paisa, to its provider alone: what the operator takes of the price while something is still to be done; afterwards what it took, and did not give back.
   * Null: nothing was taken.
   */
  commission: v.optional(v.nullable(Count), null),
  payment: v.picklist(SERVICE_PAYMENTS),
  payment_status: v.picklist(PAYMENT_STATUSES),
  /** To its buyer, once Pay was tapped. */
  purchase: v.nullable(v.object({ number: v.string(), state: v.picklist(PURCHASE_STATES), page_open_until: v.nullable(Instant), ...MONEY })),
  cancel_hours: v.picklist(CANCEL_HOURS),
  /** What goes back to the buyer who cancels now; null where there is nothing to cancel. */
  back_now: v.nullable(Count),
  is_instant: v.boolean(),
  created_at: Instant,
  confirmed_at: v.nullable(Instant),
  ended_at: v.nullable(Instant),
  /** Until when who has to do something has time; null: nobody has to. */
  due_at: v.nullable(Instant),
  /** Another time that one side has proposed and the other has not answered. */
  proposal: v.nullable(v.object({ by: v.picklist(BOOKING_SIDES), starts_at: Instant, ends_at: Instant, member_id: Id, until: Instant })),
  /** Who is said not to have come, and until when they may object. */
  absent: v.nullable(v.picklist(BOOKING_SIDES)),
  object_until: v.nullable(Instant),
  ended_by: v.nullable(v.picklist(BOOKING_PARTIES)),
  reason: v.nullable(v.string()),
  reason_note: v.string(),
  /** What staff have decided where both sides said something else: for whom, and why. Null: nothing. */
  decision: v.nullable(v.object({ for: v.picklist(BOOKING_SIDES), reason: v.string() })),
  /** Its buyer may write a review of the service until then; null: no more, not yet, or written. */
  review_until: v.nullable(Instant),
  /** What this side may do with it now. */
  can: v.array(v.picklist(BOOKING_ACTIONS)),
  /** Every change, the first first. */
  changes: v.array(
    v.object({
      at: Instant,
      from: v.nullable(v.picklist(BOOKING_STATES)),
      to: v.picklist(BOOKING_STATES),
      by: v.picklist(BOOKING_PARTIES),
      action: v.string(),
      /** The time it was moved to or from, where it was. */
      starts_at: v.nullable(Instant),
    }),
  ),
  server_time: Instant,
})
export type Booking = v.InferOutput<typeof Booking>

/** `requests` and `coming` by what is due first, the soonest first; `past` the latest first. */
export const listBookings = endpoint({
  method: 'GET',
  path: '/api/booking/',
  summary: 'Bookings of one’s own, as a buyer or as a provider, by what is to be done: keyset pages',
  access: 'signed-in',
  query: v.object({
    side: v.optional(v.picklist(BOOKING_SIDES), 'buyer'),
    group: v.optional(v.picklist(BOOKING_GROUPS), 'coming'),
    cursor: v.optional(Cursor),
    limit: v.optional(v.pipe(idText, v.maxValue(BOOKING_LIMITS.listed))),
  }),
  answer: v.object({ results: v.array(Booking), next_cursor: v.nullable(v.string()), counts: v.object({ requests: Count, coming: Count }) }),
  offline: { keepDays: 365, noun: 'bookings', shape: 'list' },
})

/** By its own number, or by that of its purchase. */
export const readBooking = endpoint({
  method: 'GET',
  path: '/api/booking/{number}/',
  summary: 'One booking, to its buyer and to its provider',
  access: 'signed-in',
  params: v.object({ number: BookingNumber }),
  answer: Booking,
  offline: { keepDays: 365, noun: 'bookings', shape: 'detail' },
})

/** What stands in the provider's calendar. */
export const CalendarBooking = v.object({
  number: v.string(),
  state: v.picklist(BOOKING_STATES),
  version: Count,
  service_id: Id,
  title: v.string(),
  second_title: v.string(),
  member_id: Id,
  full_name: v.string(),
  phone_number: v.nullable(v.string()),
  district: v.nullable(v.string()),
  area: v.nullable(v.string()),
  line: v.nullable(v.string()),
  place: v.picklist(SERVICE_PLACES),
  starts_at: Instant,
  ends_at: Instant,
  pause_before: Count,
  pause_after: Count,
  seats: Count,
  cash: Count,
  /** A time that was proposed for a booking, and is taken until it is answered. */
  is_proposed: v.boolean(),
})
export type CalendarBooking = v.InferOutput<typeof CalendarBooking>

export const CALENDAR_DAYS_MOST = 42

/** What a provider has on some days, with names, phones and addresses: for the day, the week and the month. The phone keeps the next thirty days. */
export const readCalendar = endpoint({
  method: 'GET',
  path: '/api/booking_calendar/',
  summary: 'Bookings that hold a time of one’s team, on at most 42 days, by their start',
  access: 'seller',
  query: v.object({ from: HoursDay, days: v.pipe(idText, v.maxValue(CALENDAR_DAYS_MOST)) }),
  answer: v.object({ from: v.string(), days: Count, bookings: v.array(CalendarBooking), server_time: Instant }),
  offline: { keepDays: 60, noun: 'bookings', shape: 'detail' },
})

export const downloadBookingPicture = endpoint({
  method: 'GET',
  path: '/api/booking/{number}/picture/{picture_id}/',
  summary: 'The bytes of a picture that was shown with a request, to both sides of it',
  access: 'signed-in',
  perMinute: 240,
  params: v.object({ number: BookingNumber, picture_id: idText }),
  download: true,
  answer: v.unknown(),
  offline: 'never',
})
