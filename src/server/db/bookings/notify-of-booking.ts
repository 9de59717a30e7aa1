import { and, eq, isNotNull, isNull, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
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
  /** Of a booking that is made in the same transaction, by accounts that are there: whom, and its version. There is no earlier notice of it. */
  first?: { user_id: number; version: number }
}

const isReminder = (kind: BookingNotice): boolean => (BOOKING_REMINDERS as readonly BookingNotice[]).includes(kind)

/**
 * Tells one side of a booking, in the app, on their phones and by mail, in the transaction of what has happened: of each kind once for each version of
 * the booking, of reminders once for each start. An earlier notice of the kind goes: both would say what the booking is now.
 * @returns whether they were told now; also false where their account is gone.
 */
export async function notifyOfBooking(tx: Tx, { booking, kind, to, first }: Told): Promise<boolean> {
  const side = first ?? (await sideOf(tx, { booking, kind, to }))
  if (!side) return false
  const { user_id, version } = side
  const ofAccount = (column: SQLWrapper, condition?: SQL) => sql`(select ${column} from ${users} where ${and(eq(users.id, user_id), condition)})`
  const [letter] = await tx
    .insert(booking_letters)
    .values({ booking, kind, user_id, version, mail_at: ofAccount(sql`now()`, wantsMail(kind)) })
    .onConflictDoNothing()
    .returning({ off: ofAccount(users.notices_off) as SQL<string[] | null> })
  if (!letter) return false
  const told = { user_id, kind, about_noun: BOOKING_NOUN, about: booking }
  const notice = await leaveNotice(tx, told, { off: letter.off ?? [] })
  if (notice !== undefined && !first) await dropEarlier(tx, { notice, user_id, kind, booking })
  return true
}

/** Whose account it is, unless it was deleted, and what they are told once for. */
async function sideOf(tx: Tx, { booking, kind, to }: Told): Promise<Told['first']> {
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
  if (!side) return undefined
  const { user_id, version, minute } = side
  return { user_id, version: isReminder(kind) ? (minute ?? 0) : version }
}

/** Of an account, whether it gets mails of a kind: to a proved address alone, and reminders can be switched off. */
const wantsMail = (kind: BookingNotice): SQL | undefined =>
  and(isNotNull(users.email_verified_at), isReminder(kind) ? eq(users.reminder_mails, true) : undefined)

const dropEarlier = (tx: Tx, { notice, user_id, kind, booking }: { notice: number; user_id: number; kind: BookingNotice; booking: number }): Promise<unknown> =>
  tx
    .delete(notices)
    .where(and(eq(notices.about_noun, BOOKING_NOUN), eq(notices.about, booking), eq(notices.user_id, user_id), eq(notices.kind, kind), ne(notices.id, notice)))
