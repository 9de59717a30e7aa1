import { eq, sql } from 'drizzle-orm'
import { onlineOf } from '#contract/purchases/purchase-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { purchases } from '../../../db/tables/purchases.ts'
import { shop_order_refunds, shop_orders } from '../../../db/tables/shop-orders.ts'
import { wellFormed } from '../../../db/well-formed.ts'
import { amountToPay } from '../../../purchases/amount-to-pay.ts'
import { noteChanges, type PurchaseChange } from '../../../purchases/change-log.ts'
import { bookUnearned, unearning } from '../../../purchases/ledger.ts'
import { lockPaidAttempts } from '../../../purchases/payment/attempts.ts'
import type { Purchase } from '../../../purchases/purchase-handler.ts'
import { endRefundDue } from '../../../purchases/refunds/give-money-back.ts'
import { leftOf, oweBack } from '../../../purchases/refunds/owe-back.ts'
import type { OrderRow } from './note-steps.ts'

/** What of an order is to go back. */
interface OrderRefund {
  /** Whole taka, above 0. */
  taka: number
  /** What it is for, of this order: under one name money goes back once. `end`: the order came to nothing; `staff 1`; `return 17`. */
  name: string
  /** In a few words, for the record. */
  why: string
  by: Extract<PurchaseChange['by'], 'buyer' | 'seller' | 'staff' | 'service'>
  /** What goes on record besides. */
  record?: PurchaseChange['details']
}

/** `back`: so many whole taka go back from now on. `before`: under this name they do already. `too-much`: only so many are left; nothing is changed. */
export type OrderRefundOutcome = { kind: 'back' | 'before'; taka: number } | { kind: 'too-much'; left: number }

/**
 * Begins to give so many taka of one order back, for one reason, once by the reason's name: never more than is left of that order, and of the payment.
 * The other orders of the purchase stand. Of cash only what was paid in advance goes back from here: the rest is given back by its seller. Order and purchase
 * are held, and so is the payment from here on: of two refunds at once the second sees what the first has left. What goes back is taken from both who
 * earned it: from the operator its share of these goods, from the seller the rest. Call `endWithOrders` after it, once the order has its new state.
 */
export async function refundOrder(tx: Tx, { order, purchase }: OrderAndPurchase, back: OrderRefund): Promise<OrderRefundOutcome> {
  const { taka, name, why, by, record } = back
  const { shop_order, name: named } = shop_order_refunds
  const [before] = await tx.select({ taka: shop_order_refunds.taka }).from(shop_order_refunds).where(sql`${shop_order} = ${order.id} and ${named} = ${name}`)
  if (before) return { kind: 'before', ...before }
  // What was written since the order was read counts too.
  const [{ refunded } = { refunded: 0 }] = await tx.select({ refunded: shop_orders.refunded }).from(shop_orders).where(eq(shop_orders.id, order.id))
  const kept = purchase.state === 'confirmed' ? (await lockPaidAttempts(tx, [purchase.id])).get(purchase.id) : undefined
  const left = kept ? Math.min(onlineOf(order) - refunded, Math.floor(leftOf(kept) / PAISA)) : 0
  if (!kept || taka > left) return { kind: 'too-much', left }
  const [refund] = await oweBack(tx, [kept], { reason: 'part', paisa: taka * PAISA })
  if (!refund) throw new TypeError('a refund was not written')
  await noteOrderRefunds(tx, [{ shop_order: order.id, name, taka, why, refund: refund.id }])
  const details = { refund: refund.refund_trans_id, taka, order: order.number, why, ...record }
  await noteChanges(tx, [{ purchase: purchase.id, from_state: 'confirmed', to_state: 'confirmed', by, details: wellFormed(details) }])
  await bookUnearned(tx, [unearning(kept, refund, { shop_order: order.id })])
  return { kind: 'back', taka }
}

const PAISA = 100

export interface OrderAndPurchase {
  order: Pick<OrderRow, 'id' | 'number' | 'method' | 'total' | 'advance'>
  purchase: Pick<Purchase, 'id' | 'state'>
}

/** Writes down of which orders money goes back. They are held. */
export async function noteOrderRefunds(tx: Tx, rows: readonly (typeof shop_order_refunds.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return
  await tx.insert(shop_order_refunds).values(rows.map((row) => ({ ...row, why: wellFormed(row.why) })))
  for (const { shop_order, taka } of rows)
    await tx
      .update(shop_orders)
      .set({ refunded: sql`${shop_orders.refunded} + ${taka}` })
      .where(eq(shop_orders.id, shop_order))
}

/**
 * A purchase of which nothing is left ends with the last of it: where it was paid online, once all its money goes back; in cash, once all its orders came
 * to nothing, and none of what was paid in advance stays with a seller. Order and purchase are held.
 */
export async function endWithOrders(tx: Tx, purchase: Purchase): Promise<void> {
  const { id, state, method } = purchase
  if (state !== 'confirmed') return
  const isPaid = amountToPay(purchase) > 0
  if (isPaid && (await lockPaidAttempts(tx, [id])).size > 0) return
  if ((method !== 'online' || !isPaid) && (await isAnyOrderLeft(tx, id))) return
  const to = isPaid ? 'refund_due' : 'cancelled'
  await tx.update(purchases).set({ state: to, reason: 'cancelled', hold_expires_at: null, updated_at: sql`now()` }).where(eq(purchases.id, id))
  await noteChanges(tx, [{ purchase: id, from_state: 'confirmed', to_state: to, by: 'service', details: { reason: 'cancelled' } }])
  if (to === 'refund_due' && (await endRefundDue(tx, { id })))
    await noteChanges(tx, [{ purchase: id, from_state: 'refund_due', to_state: 'refunded', by: 'gateway' }])
}

async function isAnyOrderLeft(tx: Tx, purchase: number): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`select from shop_orders o where o.purchase = ${purchase} and o.state not in ('cancelled', 'dropped', 'back') and not (o.state = 'not_taken' and o.cancelled_by is not null)`,
  )
  return Boolean(rowCount)
}
