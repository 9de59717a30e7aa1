import { type SQL, sql } from 'drizzle-orm'
import { IS_OVERDUE } from './db/shop/is-overdue.ts'
import { iso } from './db/wire-time.ts'
import type { CountQueue, DeskQueues } from './features/desk/count-queues.ts'
import { waitingSince } from './purchases/staff/order-queues.ts'

/** A queue by what waits in it: the rows `since`. */
const counted =
  (waiting: SQL): CountQueue =>
  async (db) => {
    const { rows } = await db.execute<{ total: number; oldest_at: string | null }>(
      sql`select count(*)::int as total, ${iso(sql`min(since)`)} as oldest_at from (${waiting}) waiting`,
    )
    return rows[0] ?? { total: 0, oldest_at: null }
  }

/** How each queue of the desk is counted. */
export const DESK_QUEUES: DeskQueues = {
  ordersReview: counted(waitingSince('review')),
  refundsFailed: counted(waitingSince('refund-failed')),
  refundsSlow: counted(waitingSince('refund-slow')),
  paymentsGivenUp: counted(waitingSince('given-up')),
  noticesUnjudged: counted(waitingSince('unjudged')),
  disputes: counted(sql`select disputed_at as since from shop_returns where state = 'disputed'`),
  walletClaims: counted(sql`select asked_staff_at as since from wallet_claims where asked_staff_at is not null`),
  debtClaims: counted(sql`select claimed_at as since from debt_claims where state = 'waiting'`),
  bookingDisputes: counted(sql`select updated_at as since from bookings where state = 'disputed'`),
  lateOrders: counted(
    sql`select case when hand_over_by < now() and state in ('placed', 'accepted', 'packed') then hand_over_by else deliver_by end as since from shop_orders where ${IS_OVERDUE}`,
  ),
  payouts: counted(sql`select asked_at as since from payouts where state in ('asked', 'taken')`),
  approvals: counted(sql`select asked_at as since from approvals where state = 'waiting'`),
  cases: counted(sql`select opened_at as since from cases where state = 'open'`),
  authors: counted(sql`select asked_at as since from authors where state = 'asked'`),
  licences: counted(sql`select sent_at as since from trade_licences where state = 'waiting'`),
  objections: counted(sql`select objected_at as since from silences where objected_at is not null and answered_at is null`),
  support: counted(sql`select waiting_since as since from conversations where kind = 'support' and waiting_since is not null`),
}
