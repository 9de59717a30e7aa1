import type { BookingNotice } from '#contract/bookings/booking-notices.ts'
import type { Tx } from '../connection/in-transaction.ts'

/** Tells one side of a booking what has happened. */
export async function notifyOfBooking(_tx: Tx, _told: { booking: number; kind: BookingNotice; to: 'buyer' | 'provider' }): Promise<void> {}
