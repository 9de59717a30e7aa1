import { dhakaDay } from '#contract/core/time.ts'
import { askTexts, noonIn } from '../nouns/bookings.ts'
import { all, BUYER_A, type RouteEntry, SELLERS, SIGNED_IN } from './route-entry.ts'
import type { BookingOfSix } from './six-bookings.ts'

const NOBODYS = { number: 'ZZZZZZZZZZ' }
const STAFF = { ...all(403), visitor: 401, staff: 200 }
const seen = { version: 1 }
const why = { ...seen, reason: 'other' }

const booked = (name: BookingOfSix, body?: Record<string, unknown>): RouteEntry => ({
  expected: BUYER_A,
  missing: NOBODYS,
  ask: ({ buyerA: { bookings } }) => ({ params: { number: bookings.numbers[name] }, ...(body && { body }) }),
})

/** A step of seller A: to all others the booking is not there. */
const sold = (name: BookingOfSix, body: Record<string, unknown> = seen): RouteEntry => ({
  expected: { ...all(404), visitor: 401, sellerA: 200 },
  missing: NOBODYS,
  ask: ({ sellerA: { bookings } }) => ({ params: { number: bookings.numbers[name] }, body }),
})

/** Who may do what with bookings. */
export const BOOKING_ENTRIES: Record<string, RouteEntry> = {
  'GET /api/booking/': { expected: SIGNED_IN },
  'GET /api/booking/{number}/': booked('read'),
  'GET /api/booking_calendar/': { expected: SELLERS, ask: () => ({ query: { from: dhakaDay(Date.now()), days: '7' } }) },
  // Its bytes are not in the store: that they are given is looked at where bookings are tested.
  'GET /api/booking/{number}/picture/{picture_id}/': {
    expected: { ...all(404), visitor: 401 },
    missing: { ...NOBODYS, picture_id: 2_000_000_000 },
    ask: ({ buyerA: { bookings } }) => ({ params: { number: bookings.numbers.read, picture_id: bookings.picture } }),
  },
  // For a quote no time is needed: each of the six can have one.
  'POST /api/booking/': { expected: SIGNED_IN, ask: ({ buyerA: { bookings } }) => ({ body: askTexts({ service: bookings.quote, price_seen: 0 }) }) },
  'POST /api/pictured_booking/': { expected: SIGNED_IN, ask: ({ buyerA: { bookings } }) => ({ body: askTexts({ service: bookings.quote, price_seen: 0 }) }) },
  'POST /api/booking/{number}/withdraw/': booked('withdraw', why),
  'POST /api/booking/{number}/take_offer/': booked('take_offer', seen),
  'POST /api/booking/{number}/pay/': booked('pay', {}),
  'POST /api/booking/{number}/cancel/': booked('cancel', why),
  'POST /api/booking/{number}/propose/': booked('propose', { ...seen, starts_at: noonIn(20) }),
  'POST /api/booking/{number}/agree/': booked('agree', seen),
  'POST /api/booking/{number}/keep/': booked('keep', seen),
  'POST /api/booking/{number}/object/': booked('object', { ...seen, note: 'I was there.' }),
  'POST /api/booking/{number}/accept/': sold('accept'),
  'POST /api/booking/{number}/decline/': sold('decline', why),
  'POST /api/booking/{number}/offer/': sold('offer', { ...seen, starts_at: noonIn(21), price: 700 }),
  'POST /api/booking/{number}/done/': sold('done'),
  'POST /api/booking/{number}/no_show/': sold('no_show'),
  'POST /api/booking/{number}/cash/': sold('cash'),
  'GET /api/desk/bookings/': { expected: STAFF },
  'POST /api/desk/bookings/{number}/decide/': {
    expected: STAFF,
    missing: NOBODYS,
    ask: ({ buyerA: { bookings } }) => ({ params: { number: bookings.numbers.decide }, body: { for: 'provider', reason: 'The provider was at the door.' } }),
  },
}
