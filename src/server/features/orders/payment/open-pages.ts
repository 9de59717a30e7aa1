import { and, eq, inArray, sql } from 'drizzle-orm'
import { ORDER_LIMITS } from '#contract/orders/order-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { event_orders } from '../../../db/tables/orders.ts'
import { payment_attempts } from '../../../db/tables/payments.ts'
import type { Attempt } from './attempts.ts'

/** What the gateway's messages say of a try that is over, while its page may still be paid: they do not say that money was taken. */
const UNPAID_CLAIMS = ['FAILED', 'CANCELLED']

/** Whether a buyer may go on on the page of an attempt, as far as messages tell. */
export const mayBeUnpaid = ({ claimed }: Pick<Attempt, 'claimed'>): boolean => claimed === null || UNPAID_CLAIMS.includes(claimed)

const PAGE_END = sql`${payment_attempts.opened_at} + make_interval(mins => ${ORDER_LIMITS.payMinutes})`

/** Until when a buyer can go back to the payment pages of orders, by order; nothing of those that have none, or one that may have been paid on. */
export async function readOpenPages(db: Pick<Tx, 'select'>, orders: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (orders.length === 0) return new Map()
  const { event_order, state, payment_url, claimed } = payment_attempts
  const until = sql<string>`least(${PAGE_END}, ${event_orders.hold_expires_at})`.mapWith(event_orders.hold_expires_at)
  const rows = await db
    .select({ event_order, claimed, until })
    .from(payment_attempts)
    .innerJoin(event_orders, eq(event_orders.id, event_order))
    .where(
      and(
        inArray(event_order, [...orders]),
        eq(state, 'open'),
        sql`${payment_url} is not null and ${PAGE_END} > now() and ${event_orders.hold_expires_at} > now()`,
      ),
    )
  return new Map(rows.filter(mayBeUnpaid).map((row) => [row.event_order, row.until]))
}
