import type { BookingAction, BookingReason } from '#contract/bookings/booking-rules.ts'
import {
  agreeToTime,
  cancelBooking,
  keepTime,
  objectToNoShow,
  offerBooking,
  payBooking,
  proposeTime,
  takeOffer,
  withdrawBooking,
} from '#contract/bookings/booking-steps.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { newKey } from '#contract/core/new-key.ts'
import { initiatePayment } from '#contract/purchases/payments.ts'
import { call } from '../../../wire/call.ts'
import { keepBooking } from '../calls.ts'
import type { QueuedAction } from './booking-step.ts'

/** What is agreed on at once or not at all: the other side, or money, decides about it. */
export type PresentAction = Exclude<BookingAction, QueuedAction | 'pay'>

const ENDPOINTS = {
  offer: offerBooking,
  take_offer: takeOffer,
  withdraw: withdrawBooking,
  cancel: cancelBooking,
  propose: proposeTime,
  agree: agreeToTime,
  keep: keepTime,
  object: objectToNoShow,
} as const satisfies Record<PresentAction, unknown>

/** What a step says besides which version was seen. */
export interface PresentBodies {
  offer: { starts_at: string | null; minutes: number | null; price: number | null; note: string }
  take_offer: object
  withdraw: { reason: BookingReason; note: string }
  cancel: { reason: BookingReason; note: string }
  propose: { starts_at: string; member: number | null }
  agree: object
  keep: object
  object: { note: string }
}

/**
 * Makes a step that needs a network.
 * @param onceKey the same at every try of one wish
 * @throws {Problem} stale, bad-state — the booking is another by now; time-gone; or that there was no answer
 */
export async function makeNow<A extends PresentAction>(
  { number, version }: Pick<Booking, 'number' | 'version'>,
  { action, body }: { action: A; body: PresentBodies[A] },
  onceKey = newKey(),
): Promise<Booking> {
  // Their bodies differ; what they are is said by `PresentBodies`.
  const spec = ENDPOINTS[action] as typeof takeOffer
  const { value } = await call(spec, { params: { number }, body: { ...body, version } }, { onceKey })
  await keepBooking(value)
  return value
}

/** Makes the purchase of a booking: tapped again it is the same one. @throws {Problem} bad-state — it is past that */
export async function makePurchase(number: string): Promise<Booking> {
  const { value } = await call(payBooking, { params: { number }, body: {} }, { onceKey: newKey() })
  await keepBooking(value)
  return value
}

/** Where a purchase is paid. @throws {Problem} cannot-pay, gateway-down */
export const openPayment = async (purchase: string): Promise<string> => (await call(initiatePayment, { body: { event_order_id: purchase } })).value.payment_url
