import { eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { event_orders } from '../../../db/tables/orders.ts'
import { payment_attempts } from '../../../db/tables/payments.ts'

const { id, event_order_id, language, state } = event_orders
const ORDER = { id, event_order_id, language, state }
const LAST = sql`(select of_order.id from ${payment_attempts} of_order where of_order.event_order = ${event_orders.id} order by of_order.n desc limit 1)`

/**
 * How far an order is with its payment, and its attempt that was begun last, if any. In one statement: read one after the other, an order that
 * is still being paid could meet an attempt that has just been.
 */
export async function readPaymentState(db: Pick<Tx, 'select'>, which: SQL | undefined) {
  const [found] = await db
    .select({ ...ORDER, last: payment_attempts })
    .from(event_orders)
    .leftJoin(payment_attempts, eq(payment_attempts.id, LAST))
    .where(which)
  return found && { ...found, last: found.last ?? undefined }
}
