import { eq, or, sql } from 'drizzle-orm'
import { BOOKING_LIMITS, type BookingAction, type BookingFacts, type BookingSide, mayDoBooking } from '#contract/bookings/booking-rules.ts'
import { Problem } from '#contract/core/problem.ts'
import type { BookingRow } from '../../../db/bookings/note-booking.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { buyers } from '../../../db/tables/accounts.ts'
import { booking_purchases, bookings } from '../../../db/tables/bookings.ts'
import { purchases } from '../../../db/tables/purchases.ts'
import type { Purchase } from '../../../purchases/purchase-handler.ts'

/** A booking and the purchase by which it was or is paid, both held until the transaction ends: the purchase first, as everywhere. */
export interface HeldBooking {
  booking: BookingRow
  purchase: Purchase | null
  /** Of the database, milliseconds since the epoch. */
  now: number
}

/** The same, and who does something with it. Who booked with themselves is on both sides. */
export interface Stepping extends HeldBooking {
  account: number
  sides: readonly BookingSide[]
}

export interface Whose {
  user_id: number
  number: string
}

/** Which booking a number names: its own, or that of one of its purchases. */
export const named = (number: string) =>
  or(
    eq(bookings.number, number),
    sql`${bookings.id} = (select b.booking from ${booking_purchases} b join ${purchases} p on p.id = b.purchase where p.number = ${number})`,
  )

/** @throws {Problem} not-found — there is none of that number, or it is others': both in the same words */
export async function holdBooking(tx: Tx, { user_id, number }: Whose): Promise<Stepping> {
  const [found] = await tx
    .select({ id: bookings.id, seller: bookings.seller, buyer: buyers.user_id })
    .from(bookings)
    .innerJoin(buyers, eq(buyers.id, bookings.buyer))
    .where(named(number))
  const sides = (
    [
      ['buyer', found?.buyer],
      ['provider', found?.seller],
    ] as const
  ).flatMap(([side, of]) => (of === user_id ? [side] : []))
  if (!found || sides.length === 0) throw new Problem('not-found')
  return { ...(await lockBooking(tx, found.id)), account: user_id, sides }
}

/** What the name of its purchase is may change until the purchase is held: then it is looked at again. */
export async function lockBooking(tx: Tx, id: number): Promise<HeldBooking> {
  for (;;) {
    const [named] = await tx.select({ purchase: bookings.purchase }).from(bookings).where(eq(bookings.id, id))
    const purchase = named?.purchase ?? null
    const [held] = purchase === null ? [] : await tx.select().from(purchases).where(eq(purchases.id, purchase)).for('no key update')
    const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`
    const [locked] = await tx.select({ booking: bookings, now }).from(bookings).where(eq(bookings.id, id)).for('no key update')
    if (!locked) throw new TypeError(`booking ${id} is gone`)
    if (locked.booking.purchase === purchase) return { ...locked, purchase: held ?? null }
  }
}

/** What of a booking decides what can be done with it. */
export const factsOf = ({
  state,
  starts_at,
  ends_at,
  proposed_by,
  absent,
  absent_at,
  decided_at,
  online,
  cash,
  cash_received_at,
}: BookingRow): BookingFacts => ({
  state,
  starts_at: starts_at === null ? null : Date.parse(starts_at),
  ends_at: ends_at === null ? null : Date.parse(ends_at),
  proposed_by,
  absent,
  // What staff have decided stands.
  object_until: absent_at === null || decided_at !== null ? null : Date.parse(absent_at) + BOOKING_LIMITS.objectHours * 3_600_000,
  is_payment_due: online > 0,
  is_cash_due: cash > 0 && cash_received_at === null,
})

/**
 * The side that may do it now.
 * @param version the one that was seen
 * @throws {Problem} stale — it is another booking by now, `facts.version` says which; bad-state — it is past that, or it is for the other side to do
 */
export function requireMayDo({ booking, sides, now }: Stepping, action: BookingAction, version: number | undefined): BookingSide {
  if (version !== undefined && version !== booking.version) throw new Problem('stale', { facts: { version: booking.version } })
  const side = sides.find((one) => mayDoBooking(action, one, { booking: factsOf(booking), now }))
  if (!side) throw new Problem('bad-state', { facts: { version: booking.version } })
  return side
}
