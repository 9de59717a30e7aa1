import { and, eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { event_orders } from '../../db/tables/orders.ts'
import { isUndecided, readLastAttempt } from './attempts.ts'
import { noteRefusal } from './change-log.ts'
import { endOrders } from './end-orders.ts'
import type { PaymentParts } from './payment-parts.ts'
import { isOf, type OrderAnswer, readOrder } from './read-orders.ts'
import { settle } from './settle.ts'

/**
 * Takes back an order of one's own that is not paid: seats and promo code are free again. Where a payment page is open, the gateway must
 * have said that nothing was paid there.
 * @throws {Problem} not-found — there is none of that name, or it is somebody else's; bad-state — it is past that, taken back already, or may
 * be paid.
 */
export async function cancelOrder(parts: PaymentParts, user_id: number, event_order_id: string): Promise<OrderAnswer> {
  const { db } = parts
  const { id, state, coupon } = event_orders
  const mine = and(isOf(user_id), eq(event_orders.event_order_id, event_order_id))
  const [before] = await db.select({ id, state }).from(event_orders).where(mine)
  if (before?.state === 'paying' || before?.state === 'confirming') {
    const last = await readLastAttempt(db, before.id)
    if (last && isUndecided(last)) await settle(parts, { tran_id: last.tran_id })
  }
  const refused = await inTransaction(db, async (tx) => {
    const [order] = await tx.select({ id, state, coupon }).from(event_orders).where(mine).for('update')
    if (!order) throw new Problem('not-found')
    if (order.state !== 'draft' && order.state !== 'held') return order.id
    await endOrders(tx, [{ ...order, state: order.state }], { to: 'cancelled', reason: 'by-buyer', by: 'buyer' })
    return undefined
  })
  if (refused !== undefined) {
    await noteRefusal(db, refused, 'cancel')
    throw new Problem('bad-state')
  }
  return readOrder(db, user_id, event_order_id)
}
