import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Count, Id, StartTime } from '../core/fields.ts'
import { someLines } from '../core/names.ts'
import type { Reason } from '../core/reasons.ts'
import { SERVICE_LIMITS } from '../services/service-limits.ts'
import { BOOKING_LIMITS, BOOKING_REASONS } from './booking-rules.ts'
import { Booking, BookingNumber } from './bookings.ts'
import { SteppedBooking } from './stepped-booking.ts'

const say = (reason: Reason) => reason

/**
 * A step of a booking. Made twice it is one step. It names the version that was seen: when the booking is another by then it is refused as stale with
 * `facts.version`, and who took the step decides anew; what it is past is refused as bad-state.
 */
const asked = {
  method: 'POST',
  access: 'signed-in',
  perMinute: 60,
  once: true,
  isMoney: true,
  params: v.object({ number: BookingNumber }),
} as const
const step = { ...asked, answer: Booking } as const
/** Of those that wait on the phone for a network. */
const queued = { ...asked, answer: SteppedBooking, offline: 'queue' } as const
const SEEN = { version: Count } as const
const seen = v.object(SEEN)
const why = v.object({ ...SEEN, reason: v.picklist(BOOKING_REASONS), note: v.optional(someLines(BOOKING_LIMITS.reasonLongest), '') })
const Member = v.optional(v.nullable(Id), null)

export const acceptBooking = endpoint({
  ...queued,
  path: '/api/booking/{number}/accept/',
  summary: 'The provider accepts a request',
  body: seen,
})
export const declineBooking = endpoint({
  ...queued,
  path: '/api/booking/{number}/decline/',
  summary: 'The provider declines a request',
  body: why,
})

/** `time-gone`: the time that is offered is taken. A price of its own is for quotes and for other work than was asked for. */
export const offerBooking = endpoint({
  ...step,
  path: '/api/booking/{number}/offer/',
  summary: 'The provider offers another time, or a price; the buyer decides',
  body: v.object({
    ...SEEN,
    starts_at: v.nullable(StartTime),
    /** Of a quote: how long it takes. Minutes. */
    minutes: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(SERVICE_LIMITS.durationLeast), v.maxValue(SERVICE_LIMITS.durationMost))), null),
    member: Member,
    /** Whole taka; null: it stays. */
    price: v.optional(v.nullable(v.pipe(Count, v.maxValue(SERVICE_LIMITS.priceMost, say('too-large')))), null),
    note: v.optional(someLines(BOOKING_LIMITS.reasonLongest), ''),
  }),
  offline: 'refuse',
})

export const takeOffer = endpoint({
  ...step,
  path: '/api/booking/{number}/take_offer/',
  summary: 'The buyer takes what the provider has offered',
  body: seen,
  offline: 'refuse',
})
export const withdrawBooking = endpoint({
  ...step,
  path: '/api/booking/{number}/withdraw/',
  summary: 'Either side takes back what is not confirmed yet',
  body: why,
  offline: 'refuse',
})
export const cancelBooking = endpoint({
  ...step,
  path: '/api/booking/{number}/cancel/',
  summary: 'Either side cancels a confirmed booking; what was paid goes back as agreed',
  body: why,
  offline: 'refuse',
})

/** The new time is taken at once, the old one let go when the other side agrees. */
export const proposeTime = endpoint({
  ...step,
  path: '/api/booking/{number}/propose/',
  summary: 'Either side proposes another time of a confirmed booking',
  body: v.object({ ...SEEN, starts_at: StartTime, member: Member }),
  offline: 'refuse',
})
export const agreeToTime = endpoint({
  ...step,
  path: '/api/booking/{number}/agree/',
  summary: 'The other side agrees to a proposed time',
  body: seen,
  offline: 'refuse',
})
export const keepTime = endpoint({
  ...step,
  path: '/api/booking/{number}/keep/',
  summary: 'The old time stands: the proposal is refused or taken back',
  body: seen,
  offline: 'refuse',
})

export const finishBooking = endpoint({ ...queued, path: '/api/booking/{number}/done/', summary: 'The provider has done it', body: seen })
export const noteNoShow = endpoint({ ...queued, path: '/api/booking/{number}/no_show/', summary: 'The other side did not come', body: seen })
export const objectToNoShow = endpoint({
  ...step,
  path: '/api/booking/{number}/object/',
  summary: 'Who is said not to have come says otherwise; staff decide',
  body: v.object({ ...SEEN, note: v.pipe(someLines(BOOKING_LIMITS.reasonLongest), v.minLength(1, say('required'))) }),
  offline: 'refuse',
})
export const noteCash = endpoint({ ...queued, path: '/api/booking/{number}/cash/', summary: 'The provider was paid in cash', body: seen })

/** The purchase is made here, at the tap; its number is given to `initiatePayment` as `event_order_id`. Tapped again it is the same one. */
export const payBooking = endpoint({
  ...step,
  path: '/api/booking/{number}/pay/',
  summary: 'The buyer is about to pay what is due online',
  body: v.object({}),
  offline: 'refuse',
})
