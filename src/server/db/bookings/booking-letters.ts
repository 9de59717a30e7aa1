import { and, asc, isNotNull, lte, sql } from 'drizzle-orm'
import type { Tx } from '../connection/in-transaction.ts'
import { booking_letters } from '../tables/bookings.ts'
import { type LetterParts, takeLetters } from '../take-letters.ts'

/** An e-mail about a booking that is due, its row locked until the transaction ends. */
export type BookingLetter = Pick<typeof booking_letters.$inferSelect, 'id' | 'kind' | 'booking' | 'user_id' | 'tries'>

/** Sends what is due of bookings, as `takeLetters` does. @returns whether there may be more. */
export const takeBookingLetters = (parts: LetterParts, send: (tx: Tx, letter: BookingLetter) => Promise<void>): Promise<boolean> =>
  takeLetters(parts, { table: booking_letters, due: 'mail_at', hold: holdNext, about: 'a booking' }, send)

async function holdNext(tx: Tx): Promise<BookingLetter | undefined> {
  const { id, kind, booking, user_id, tries, mail_at } = booking_letters
  const [letter] = await tx
    .select({ id, kind, booking, user_id, tries })
    .from(booking_letters)
    .where(and(isNotNull(mail_at), lte(mail_at, sql`now()`)))
    .orderBy(asc(mail_at), asc(id))
    .limit(1)
    .for('update', { skipLocked: true })
  return letter
}
