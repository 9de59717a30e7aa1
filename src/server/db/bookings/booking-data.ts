import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { type BookingSide, HOLDING_STATES } from '#contract/bookings/booking-rules.ts'
import { allRows } from '../all-rows.ts'
import type { Tx } from '../connection/in-transaction.ts'
import type { Database } from '../connection/open.ts'
import type { PersonalData } from '../personal-data.ts'
import { buyers } from '../tables/accounts.ts'
import { booking_pictures, bookings } from '../tables/bookings.ts'
import { backNow } from './back-now.ts'
import { moveBooking } from './move-booking.ts'
import type { BookingRow } from './note-booking.ts'
import { notifyOfBooking } from './notify-of-booking.ts'

/** Bookings of a person on both sides. What is to come ends with the account: the other side is told, and what was paid goes back. */
export const BOOKING_DATA: PersonalData = {
  exportOf: async (db, user_id) => ({
    bookings: await bookingsOf(db, isBookedBy(user_id)),
    // What its buyer wrote, and where they live, is the buyer's.
    bookings_of_services: (await bookingsOf(db, eq(bookings.seller, user_id))).map(
      ({ line: _, phone_number: __, email: ___, note: ____, ...booking }) => booking,
    ),
  }),
  end: async (tx, user_id) => {
    // Held, so that none begins meanwhile.
    await tx.select({ id: buyers.id }).from(buyers).where(eq(buyers.user_id, user_id)).for('update')
    await cancelAll(tx, isBookedBy(user_id), 'buyer')
    await cancelAll(tx, eq(bookings.seller, user_id), 'provider')
    const left = await tx
      .delete(booking_pictures)
      .where(inArray(booking_pictures.booking, tx.select({ id: bookings.id }).from(bookings).where(isBookedBy(user_id))))
      .returning({ key: booking_pictures.file_key })
    await tx.update(bookings).set(NOBODY).where(isBookedBy(user_id))
    return { private_files: left.map(({ key }) => key) }
  },
  privateFiles: sql`select file_key as key from booking_pictures`,
}

const NOBODY = {
  full_name: '',
  phone_number: '',
  email: '',
  note: '',
  line: sql`case when ${bookings.place} = 'at-customer' then '' else ${bookings.line} end`,
  landmark: '',
}

const isBookedBy = (user_id: number): SQL => sql`${bookings.buyer} = (select ${buyers.id} from ${buyers} where ${buyers.user_id} = ${user_id})`

async function cancelAll(tx: Tx, whose: SQL, by: BookingSide): Promise<void> {
  const open = await tx
    .select()
    .from(bookings)
    .where(and(whose, inArray(bookings.state, [...HOLDING_STATES])))
    .orderBy(bookings.id)
    .for('no key update')
  for (const booking of open) await cancelOne(tx, booking, by)
}

async function cancelOne(tx: Tx, booking: BookingRow, by: BookingSide): Promise<void> {
  const isConfirmed = booking.state === 'confirmed'
  // A page that is open is good no more: what still comes by it goes back as late money does.
  const owed = by === 'provider' ? booking.online - booking.refunded : backNow(booking, Date.now())
  const back_owed = isConfirmed ? owed : 0
  await moveBooking(tx, booking, { to: isConfirmed ? 'cancelled' : 'withdrawn', by, action: 'account-deleted', set: { reason: 'other', back_owed } })
  if (by === 'buyer') await notifyOfBooking(tx, { booking: booking.id, kind: isConfirmed ? 'work-cancelled' : 'work-withdrawn', to: 'provider' })
  else await notifyOfBooking(tx, { booking: booking.id, kind: 'booking-cancelled', to: 'buyer' })
}

async function bookingsOf(db: Database['db'], whose: SQL) {
  const { id, number, state, title, starts_at, ends_at, price, charge, online, cash, refunded, hours, seats } = bookings
  const { full_name, phone_number, email, district, area, line, note, created_at, ended_at, reason } = bookings
  const money = { price, charge, online, cash, refunded, hours, seats }
  const columns = {
    id,
    number,
    state,
    title,
    starts_at,
    ends_at,
    ...money,
    full_name,
    phone_number,
    email,
    district,
    area,
    line,
    note,
    created_at,
    ended_at,
    reason,
  }
  const all = await allRows(({ below, limit }) => {
    const before = below === undefined ? undefined : lt(id, below)
    return db.select(columns).from(bookings).where(and(whose, before)).orderBy(desc(id)).limit(limit)
  })
  return all.map(({ id: _, ...booking }) => booking)
}
