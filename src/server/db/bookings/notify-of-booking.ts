import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { BOOKING_REMINDERS, type BookingNotice } from '#contract/bookings/booking-notices.ts'
import type { BookingSide } from '#contract/bookings/booking-rules.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { leaveNotice } from '../leave-notice.ts'
import { buyers, users } from '../tables/accounts.ts'
import { booking_letters, bookings } from '../tables/bookings.ts'
import { notices } from '../tables/notices.ts'
import { BOOKING_NOUN } from './booking-notices.ts'

interface Told {
  /** Its id. */
  booking: number
  kind: BookingNotice
  to: BookingSide
}

const isReminder = (kind: BookingNotice): boolean => (BOOKING_REMINDERS as readonly BookingNotice[]).includes(kind)

/**
 * Tells one side of a booking, in the app, on their phones and by mail, in the transaction of what has happened: of each kind once for each version of
 * the booking, of reminders once for each start. An earlier notice of the kind goes: both would say what the booking is now.
 * @returns whether they were told now; also false where their account is gone.
 */
export async function notifyOfBooking(tx: Tx, { booking, kind, to }: Told): Promise<boolean> {
  const account = to === 'provider' ? bookings.seller : buyers.user_id
  const [side] = await tx
    .select({
      user_id: users.id,
      version: bookings.version,
      minute: sql<number | null>`(extract(epoch from ${bookings.starts_at}) / 60)::int`,
    })
    .from(bookings)
    .innerJoin(buyers, eq(buyers.id, bookings.buyer))
    .innerJoin(users, and(eq(users.id, account), isNull(users.deleted_at)))
    .where(eq(bookings.id, booking))
  if (!side) return false
  const { user_id } = side
  const version = isReminder(kind) ? (side.minute ?? 0) : side.version
  const mail_at = (await wantsMail(tx, user_id, kind)) ? sql`now()` : null
  const [letter] = await tx
    .insert(booking_letters)
    .values({ booking, kind, user_id, version, mail_at })
    .onConflictDoNothing()
    .returning({ id: booking_letters.id })
  if (!letter) return false
  const notice = await leaveNotice(tx, { user_id, kind, about_noun: BOOKING_NOUN, about: booking })
  if (notice !== undefined) await dropEarlier(tx, { notice, user_id, kind, booking })
  return true
}

/** Reminders alone can be switched off; whether the address is proved is seen when the mail is sent. */
async function wantsMail(tx: Tx, user_id: number, kind: BookingNotice): Promise<boolean> {
  if (!isReminder(kind)) return true
  const [user] = await tx.select({ wants: users.reminder_mails }).from(users).where(eq(users.id, user_id))
  return user?.wants === true
}

const dropEarlier = (tx: Tx, { notice, user_id, kind, booking }: { notice: number; user_id: number; kind: BookingNotice; booking: number }): Promise<unknown> =>
  tx
    .delete(notices)
    .where(and(eq(notices.about_noun, BOOKING_NOUN), eq(notices.about, booking), eq(notices.user_id, user_id), eq(notices.kind, kind), ne(notices.id, notice)))
