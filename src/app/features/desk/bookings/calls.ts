import { decideBooking, listDeskBookings } from '#contract/desk/bookings.ts'
import type { CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'

export const loadBookings = (options: CallOptions, cursor?: string) => call(listDeskBookings, { query: { ...(cursor !== undefined && { cursor }) } }, options)

/** For whom staff decide: for its buyer, what was paid online goes back. */
export const BOOKING_ACTS = ['buyer', 'provider'] as const
export type BookingAct = (typeof BOOKING_ACTS)[number]

/** Decides who is right. @param said `onceKey` is the same at every try. @throws {Problem} */
export async function decide(act: BookingAct, number: string, { reason, onceKey }: { reason: string; onceKey: string }): Promise<void> {
  await call(decideBooking, { params: { number }, body: { for: act, reason } }, { onceKey })
}
