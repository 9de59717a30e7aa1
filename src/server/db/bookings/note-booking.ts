import { sql } from 'drizzle-orm'
import type { BookingParty, BookingState } from '#contract/bookings/booking-rules.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { lookAgainAtFreeTimes } from '../services/free-times-due.ts'
import { booking_events, type bookings } from '../tables/bookings.ts'
import { wellFormed } from '../well-formed.ts'

export type BookingRow = typeof bookings.$inferSelect
type Details = (typeof booking_events.$inferInsert)['details']

/** A change of a booking, for the record. */
export interface BookingChange {
  from: BookingState | null
  to: BookingState
  by: BookingParty
  action: string
  details?: NonNullable<Details>
}

/** Records a change of a booking, in the transaction that makes it, and has the lists look at its provider's free times again. */
export async function noteBooking(tx: Tx, { id, seller }: Pick<BookingRow, 'id' | 'seller'>, { from, to, by, action, details }: BookingChange): Promise<void> {
  const noted = tx.insert(booking_events).values({ booking: id, from_state: from, to_state: to, by, action, ...(details && { details: wellFormed(details) }) })
  // In one statement: a booking is made of many, and each is a way to the database and back.
  await tx.execute(sql`with noted as ${noted} ${lookAgainAtFreeTimes(tx, seller).getSQL()}`)
}
