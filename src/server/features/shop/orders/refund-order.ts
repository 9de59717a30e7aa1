import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { refunds } from '../../../db/tables/payments.ts'
import { purchases } from '../../../db/tables/purchases.ts'
import { shop_orders } from '../../../db/tables/shop-orders.ts'
import { noteChanges } from '../../../purchases/change-log.ts'
import { readEarned, unearnedEntries, writeEntries } from '../../../purchases/ledger.ts'
import { lockPaidAttempts } from '../../../purchases/payment/attempts.ts'
import type { Purchase } from '../../../purchases/purchase-handler.ts'
import { endRefundDue } from '../../../purchases/refunds/give-money-back.ts'
import { leftOf, oweBack } from '../../../purchases/refunds/owe-back.ts'
import type { HeldOrder } from './hold-order.ts'

/**
 * Begins to give the money of one order back, once: of what was paid online, no more than is left of the payment. The other orders of the purchase
 * stand. Order and purchase are held; the payment is from here on, so that of two orders at once the second sees what the first has left. What goes back
 * is taken from both who earned it: from the operator its share of these goods, from the seller the rest.
 * @param taka whole taka
 */
export async function refundOrder(tx: Tx, { order, purchase, by }: HeldOrder, taka: number): Promise<void> {
  if (order.method !== 'online' || order.refunded > 0 || purchase.state !== 'confirmed' || taka === 0) return
  const kept = (await lockPaidAttempts(tx, [purchase.id])).get(purchase.id)
  const paisa = Math.min(taka * 100, kept ? leftOf(kept) : 0)
  if (!kept || paisa <= 0) return
  const [refund] = await oweBack(tx, [kept], { reason: 'part', paisa })
  if (!refund) throw new TypeError('a refund was not written')
  const earned = (await readEarned(tx, [kept.id])).get(kept.id) ?? { sales: 0, service: 0 }
  await writeEntries(tx, unearnedEntries(kept, { part: refund.part, paisa, service: order.commission * 100 }, earned))
  const [written] = await tx.select({ id: refunds.id }).from(refunds).where(eq(refunds.refund_trans_id, refund.refund_trans_id))
  await tx
    .update(shop_orders)
    .set({ refunded: Math.floor(paisa / 100), refund: written?.id ?? null })
    .where(eq(shop_orders.id, order.id))
  const details = { refund: refund.refund_trans_id, taka: paisa / 100, order: order.number }
  await noteChanges(tx, [{ purchase: purchase.id, from_state: 'confirmed', to_state: 'confirmed', by: by === 'buyer' ? 'buyer' : 'seller', details }])
}

/**
 * A purchase of which no order is left ends with the last of them: as money that goes back where it was paid, as cancelled where it was to be in cash.
 * Order and purchase are held.
 */
export async function endWithOrders(tx: Tx, purchase: Purchase): Promise<void> {
  if (purchase.state !== 'confirmed') return
  const isLeft = sql`select from shop_orders o where o.purchase = ${purchase.id} and o.state not in ('cancelled', 'dropped', 'back')
    and not (o.state = 'not_taken' and o.refunded > 0)`
  const { rowCount } = await tx.execute(isLeft)
  if (rowCount) return
  const paid = [...(await lockPaidAttempts(tx, [purchase.id])).values()]
  const { rows } = await tx.execute<{ left: number; owed: number }>(sql`
    select coalesce(sum(paid_paisa - owed_back_paisa), 0)::float8 as left, coalesce(sum(owed_back_paisa), 0)::float8 as owed
    from payment_attempts where purchase = ${purchase.id} and paid_paisa is not null`)
  // What it cost to bring the parcel was earned, or a payment is kept.
  if (paid.length > 0 || (rows[0]?.left ?? 0) > 0) return
  const to = purchase.method === 'online' && (rows[0]?.owed ?? 0) > 0 ? 'refund_due' : 'cancelled'
  await tx.update(purchases).set({ state: to, reason: 'cancelled', hold_expires_at: null, updated_at: sql`now()` }).where(eq(purchases.id, purchase.id))
  await noteChanges(tx, [{ purchase: purchase.id, from_state: 'confirmed', to_state: to, by: 'service', details: { reason: 'cancelled' } }])
  if (to === 'refund_due' && (await endRefundDue(tx, purchase)))
    await noteChanges(tx, [{ purchase: purchase.id, from_state: 'refund_due', to_state: 'refunded', by: 'gateway' }])
}
