import { and, eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Database } from '../../db/open.ts'
import { event_orders } from '../../db/tables/orders.ts'
import { endOrders } from './end-orders.ts'
import { isOf, type OrderAnswer, readOrder } from './read-orders.ts'

/**
 * Takes back an order of one's own that is not paid: seats and promo code are free again.
 * @throws {Problem} not-found — there is none of that name, or it is somebody else's; bad-state — it is past that, or taken back already.
 */
export async function cancelOrder(db: Database['db'], user_id: number, event_order_id: string): Promise<OrderAnswer> {
  await inTransaction(db, async (tx) => {
    const { id, state, coupon } = event_orders
    const mine = and(isOf(user_id), eq(event_orders.event_order_id, event_order_id))
    const [order] = await tx.select({ id, state, coupon }).from(event_orders).where(mine).for('update')
    if (!order) throw new Problem('not-found')
    if (order.state !== 'draft' && order.state !== 'held') throw new Problem('bad-state')
    await endOrders(tx, [{ ...order, state: order.state }], { to: 'cancelled', reason: 'by-buyer', by: 'buyer' })
  })
  return readOrder(db, user_id, event_order_id)
}
