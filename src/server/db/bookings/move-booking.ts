import { eq, sql } from 'drizzle-orm'
import { type BookingParty, type BookingState, isHoldingTime } from '#contract/bookings/booking-rules.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { bookings } from '../tables/bookings.ts'
import { type BookingRow, noteBooking } from './note-booking.ts'
import { letProposedGo, letTimeGo } from './occupy.ts'

type Set = Parameters<ReturnType<typeof updater>['set']>[0]
const updater = (tx: Tx) => tx.update(bookings)

interface Move {
  to: BookingState
  by: BookingParty
  action: string
  set?: Set
  details?: Record<string, string | number | boolean | null>
}

/** No proposal is open. */
export const NO_PROPOSAL = {
  proposed_by: null,
  proposed_member: null,
  proposed_starts_at: null,
  proposed_ends_at: null,
  proposed_group: null,
  proposed_until: null,
} as const

/** Without an answer to wait for. `due_at` of what waits for one is set by who moves it there. */
const WAITING: readonly BookingState[] = ['asked', 'offered', 'held']
const ENDS: readonly BookingState[] = ['done', 'declined', 'lapsed', 'withdrawn', 'cancelled', 'no-show']

/**
 * Moves a booking on and records who did it; the caller holds it and has seen that it may. Its time is let go where the new state does not hold one, and a
 * proposal ends with `confirmed`.
 */
export async function moveBooking(tx: Tx, booking: BookingRow, { to, by, action, set, details }: Move): Promise<BookingRow> {
  const isProposed = booking.proposed_by !== null && to !== 'confirmed'
  if (isProposed) await letProposedGo(tx, booking, booking.proposed_group)
  if (isHoldingTime(booking.state) && !isHoldingTime(to)) await letTimeGo(tx, booking)
  const [moved] = await updater(tx)
    .set({
      ...(!WAITING.includes(to) && { due_at: null }),
      ...(isProposed && NO_PROPOSAL),
      ...(ENDS.includes(to) && { ended_at: sql`now()`, ended_by: by }),
      ...set,
      state: to,
      version: sql`${bookings.version} + 1`,
      updated_at: sql`now()`,
    })
    .where(eq(bookings.id, booking.id))
    .returning()
  if (!moved) throw new TypeError(`booking ${booking.id} is gone`)
  if (moved.purchase !== null) await beginHold(tx, moved.id)
  await noteBooking(tx, booking, { from: booking.state, to, by, action, ...(details && { details }) })
  return moved
}

/** When what was paid for a booking becomes free: some days after it ended so that its provider keeps it; until then that is not known. */
const beginHold = (tx: Tx, booking: number) =>
  tx.execute(sql`
    update earnings e set free_at = case when b.state in ('done', 'cancelled') or (b.state = 'no-show' and b.absent = 'buyer')
      then b.ended_at + make_interval(days => (select days from hold_rules where kind = 'booking')) end
    from bookings b where b.id = ${booking} and e.booking = b.id and e.freed_at is null`)
