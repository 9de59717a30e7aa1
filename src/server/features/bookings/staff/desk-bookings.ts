import { and, asc, eq, sql } from 'drizzle-orm'
import type { BookingSide, BookingState } from '#contract/bookings/booking-rules.ts'
import { BOOKING_LIMITS } from '#contract/bookings/booking-rules.ts'
import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { FOUR_EYES_ABOVE_TAKA } from '#contract/desk/approval-kinds.ts'
import type { listDeskBookings as contract } from '#contract/desk/bookings.ts'
import { moveBooking } from '../../../db/bookings/move-booking.ts'
import { notifyOfBooking } from '../../../db/bookings/notify-of-booking.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { bookings } from '../../../db/tables/bookings.ts'
import { purchases } from '../../../db/tables/purchases.ts'
import { seller_profiles } from '../../../db/tables/sellers.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import { maskContact } from '../../../purchases/staff/mask-contact.ts'
import { refundBooking } from '../money.ts'
import { bookCashOfDone } from '../steps/book-cash.ts'
import { lockBooking } from '../steps/hold-booking.ts'

type Reader = Pick<Tx, 'select' | '$count'>

const IS_DISPUTED = eq(bookings.state, 'disputed')

/** Bookings that staff have to decide, those that wait longest first: it goes on after the number in the cursor, and begins again where that one is decided. */
export async function listDeskBookings(db: Reader, { cursor, limit = BOOKING_LIMITS.listed }: QueryOf<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const place = sql`(select b.updated_at, b.id from bookings b where b.number = ${cursor ?? ''} and b.state = 'disputed')`
  const next = cursor === undefined ? undefined : sql`((${bookings.updated_at}, ${bookings.id}) > ${place} or not exists ${place})`
  const rows = await db
    .select({ booking: bookings, provider: sql<string>`coalesce(${seller_profiles.full_name}, '')`, purchase: purchases.number })
    .from(bookings)
    .leftJoin(seller_profiles, eq(seller_profiles.user_id, bookings.seller))
    .leftJoin(purchases, eq(purchases.id, bookings.purchase))
    .where(and(IS_DISPUTED, next))
    .orderBy(asc(bookings.updated_at), asc(bookings.id))
    .limit(limit + 1)
  const results = rows.slice(0, limit).map(({ booking, provider, purchase }) => {
    const { number, state, title, starts_at, ends_at, absent, absent_at, reason_note, price, online, refunded, updated_at } = booking
    const { full_name, phone_number } = maskContact({ full_name: booking.full_name, phone_number: booking.phone_number, email: booking.email })
    const buyer = { full_name, phone_number }
    const told = { number, state, title, provider, buyer, starts_at, ends_at, absent, absent_at, objection: reason_note, price }
    return { ...told, left: purchase === null ? 0 : Math.max(0, online - refunded), purchase, disputed_at: updated_at }
  })
  const next_cursor = rows.length > limit ? (results.at(-1)?.number ?? null) : null
  return { results, next_cursor, total: await db.$count(bookings, IS_DISPUTED) }
}

interface Decision {
  staff: number
  for: BookingSide
  reason: string
}

/**
 * Decides a dispute: for the buyer everything that was paid online goes back, for the provider it stays.
 * @throws {Problem} not-found; bad-state — it is decided, or was never disputed; bad-input — more than one of staff decides
 */
export async function decideBooking(tx: Tx, number: string, { staff, for: side, reason }: Decision): Promise<{ number: string; state: BookingState }> {
  const [found] = await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.number, number))
  if (!found) throw new Problem('not-found')
  const held = await lockBooking(tx, found.id)
  const { booking } = held
  if (booking.state !== 'disputed' || booking.absent === null) throw new Problem('bad-state')
  const left = booking.online - booking.refunded
  if (side === 'buyer' && left > FOUR_EYES_ABOVE_TAKA) throw new Problem('bad-input', { fields: { for: 'too-large' }, facts: { alone: FOUR_EYES_ABOVE_TAKA } })
  const set = { decided_for: side, decision: reason, decided_by: staff, decided_at: sql`now()`, ...(side === 'buyer' && { earned_at: sql`now()` }) }
  const moved = await moveBooking(tx, booking, { to: outcomeOf(booking.absent, side), by: 'staff', action: 'decide', set, details: { for: side } })
  if (side === 'buyer') await refundBooking(tx, { ...held, booking: moved }, { taka: left, by: 'staff', why: 'dispute' })
  await notifyOfBooking(tx, { booking: booking.id, kind: 'booking-missed', to: 'buyer' })
  await notifyOfBooking(tx, { booking: booking.id, kind: 'work-missed', to: 'provider' })
  await bookCashOfDone(tx, moved)
  await pauseAt('staff', 'before-commit')
  return { number: moved.number, state: moved.state }
}

/** What a dispute comes to: who is believed not to have come stays so; who is not, has done it, or is freed of it. */
function outcomeOf(absent: BookingSide, side: BookingSide): BookingState {
  if (absent !== side) return 'no-show'
  return side === 'provider' ? 'done' : 'cancelled'
}
