import * as v from 'valibot'
import { BOOKING_LIMITS, BOOKING_SIDES, BOOKING_STATES } from '../bookings/booking-rules.ts'
import { BookingNumber } from '../bookings/bookings.ts'
import { ownPage } from '../core/card-page.ts'
import { endpoint } from '../core/endpoint.ts'
import { Count, Cursor, Instant, idText } from '../core/fields.ts'
import { FOUR_EYES_ABOVE_TAKA } from './approval-kinds.ts'
import { StaffReason } from './staff-reason.ts'

/** Both stories of a booking of which one side says that the other did not come, to staff. Who booked is masked as elsewhere at the desk. */
export const DeskBooking = v.object({
  number: v.string(),
  state: v.picklist(BOOKING_STATES),
  title: v.string(),
  provider: v.string(),
  buyer: v.object({ full_name: v.string(), phone_number: v.string() }),
  starts_at: v.nullable(Instant),
  ends_at: v.nullable(Instant),
  /** Who is said not to have come, since when, and what they say. */
  absent: v.nullable(v.picklist(BOOKING_SIDES)),
  absent_at: v.nullable(Instant),
  objection: v.string(),
  /** Whole taka: what it costs, what of it was paid online and did not go back. */
  price: Count,
  left: Count,
  /** Number of the purchase, which has a page of its own at the desk; null: nothing was paid online. */
  purchase: v.nullable(v.string()),
  disputed_at: Instant,
})
export type DeskBooking = v.InferOutput<typeof DeskBooking>

export const listDeskBookings = endpoint({
  method: 'GET',
  path: '/api/desk/bookings/',
  summary: 'Bookings of which both sides say something else, those that wait longest first',
  access: 'staff',
  perMinute: 60,
  query: v.object({ cursor: v.optional(Cursor), limit: v.optional(v.pipe(idText, v.maxValue(BOOKING_LIMITS.listed))) }),
  answer: ownPage(DeskBooking),
  offline: 'never',
})

/**
 * For the buyer: everything that was paid online goes back. For the provider: it stays. `bad-state`: it is decided already. `bad-input` of `for`, with
 * `facts.alone`: it is more than one member of staff decides: such money goes back at the purchase, where a second agrees.
 */
export const decideBooking = endpoint({
  method: 'POST',
  path: '/api/desk/bookings/{number}/decide/',
  summary: `Decides who is right about a booking, with a reason that both sides read; up to ${FOUR_EYES_ABOVE_TAKA} taka. Asks for a fresh proof, and is on record`,
  access: 'staff',
  isMoney: true,
  perMinute: 30,
  once: true,
  params: v.object({ number: BookingNumber }),
  body: v.object({ for: v.picklist(BOOKING_SIDES), reason: StaffReason }),
  answer: v.object({ number: v.string(), state: v.picklist(BOOKING_STATES) }),
  offline: 'refuse',
})
