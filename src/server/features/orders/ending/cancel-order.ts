import { and, eq, type SQL } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { OrderState } from '#contract/orders/order-rules.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import { event_orders } from '../../../db/tables/orders.ts'
import { payment_attempts } from '../../../db/tables/payments.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import { noteRefusal } from '../change-log.ts'
import { closeAttempts, isUndecided, readLastAttempt } from '../payment/attempts.ts'
import { CANCEL_PATIENCE_MS } from '../payment/gateway-patience.ts'
import type { PaymentParts } from '../payment/payment-parts.ts'
import { settle } from '../payment/settle.ts'
import { isWithin } from '../placing/within.ts'
import { isOf, type OrderAnswer, readOrder } from '../read-orders.ts'
import { endOrders, type LockedOrder } from './end-orders.ts'

type Cancellable = LockedOrder['state']
const CANCELLABLE: ReadonlySet<string> = new Set<Cancellable>(['draft', 'held', 'paying', 'confirming'])
const isCancellable = (state: OrderState): state is Cancellable => CANCELLABLE.has(state)

/**
 * Takes back an order of one's own that is not paid: seats, promo code and the buyer's share of unpaid orders are free again at once, also
 * where a payment page is open. The provider knows no way to close that: the attempt ends on our side, and money that still comes of it is
 * found as late money is, and goes back.
 * @throws {Problem} not-found — there is none of that name, or it is another user's; bad-state — it is past that, or taken back already.
 */
export async function cancelOrder(parts: PaymentParts, user_id: number, event_order_id: string): Promise<OrderAnswer> {
  const { db } = parts
  const { id, state, coupon } = event_orders
  const mine = and(isOf(user_id), eq(event_orders.event_order_id, event_order_id))
  await askFirst(parts, mine)
  const refused = await inTransaction(db, async (tx) => {
    const [order] = await tx.select({ id, state, coupon }).from(event_orders).where(mine).for('update')
    if (!order) throw new Problem('not-found')
    if (!isCancellable(order.state)) return order.id
    await closeAttempts(tx, eq(payment_attempts.event_order, order.id), 'cancelled')
    await endOrders(tx, [{ ...order, state: order.state }], { to: 'cancelled', reason: 'by-buyer', by: 'buyer' })
    await pauseAt('cancel', 'before-commit')
    return undefined
  })
  await pauseAt('cancel', 'after-commit-before-reply')
  if (refused !== undefined) {
    await noteRefusal(db, refused, 'cancel')
    throw new Problem('bad-state')
  }
  return readOrder(db, user_id, event_order_id)
}

/** Who has just paid keeps the tickets: if the gateway can say so at once, the order is not taken back any more. */
async function askFirst(parts: PaymentParts, mine: SQL | undefined): Promise<void> {
  const { id, state } = event_orders
  const [order] = await parts.db.select({ id, state }).from(event_orders).where(mine)
  if (order?.state !== 'paying' && order?.state !== 'confirming') return
  const last = await readLastAttempt(parts.db, order.id)
  if (last && isUndecided(last) && last.state !== 'opening')
    await isWithin(settle(parts, { tran_id: last.tran_id }), { ms: CANCEL_PATIENCE_MS, log: parts.log })
}
