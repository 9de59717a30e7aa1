import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { OrderReason } from '#contract/orders/order-reasons.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { event_orders } from '../../../db/tables/orders.ts'
import { order_tasks, payment_attempts } from '../../../db/tables/payments.ts'
import { noteChanges, type OrderChange } from '../change-log.ts'
import { releaseCoupon } from '../placing/coupons.ts'
import { giveSeatsBack } from '../placing/seats.ts'

/** An order that its transaction holds (`for update`). */
export interface LockedOrder {
  id: number
  state: 'draft' | 'held' | 'paying' | 'confirming'
  coupon: number | null
}

interface Ending {
  to: 'cancelled' | 'expired'
  reason: Extract<OrderReason, 'not-paid' | 'by-buyer' | 'called-off'>
  by: OrderChange['by']
  /** For the record; of sellers alone. */
  why?: string
}

/**
 * Ends orders that are unpaid: their seats and promo codes are free again, once. Codes come before tickets, tickets before events, as
 * everywhere. A buyer who tried to pay an order that expires is told so, and so is a buyer whose event was called off. Gives how many ended.
 */
export async function endOrders(tx: Tx, orders: readonly LockedOrder[], { to, reason, by, why }: Ending): Promise<number> {
  if (orders.length === 0) return 0
  const ids = orders.map(({ id }) => id)
  const ended = await tx
    .update(event_orders)
    .set({ state: to, reason, hold_expires_at: null, updated_at: sql`now()` })
    .where(and(inArray(event_orders.id, ids), inArray(event_orders.state, ['draft', 'held', 'paying', 'confirming'])))
    .returning({ id: event_orders.id })
  const isEnded = new Set(ended.map(({ id }) => id))
  const theirs = orders.filter(({ id }) => isEnded.has(id))
  await noteChanges(
    tx,
    theirs.map(({ id, state }) => ({ event_order: id, from_state: state, to_state: to, by, details: { reason, ...(why !== undefined && { why }) } })),
  )
  if (to === 'expired') await tellNotPaid(tx, inArray(payment_attempts.event_order, [...isEnded]))
  if (reason === 'called-off')
    await tell(
      tx,
      'tell-called-off',
      ids.filter((id) => isEnded.has(id)),
    )
  await releaseSeatsAndCodes(
    tx,
    theirs.filter(({ state }) => state !== 'draft'),
  )
  return theirs.length
}

/** Lets go of what orders had: first the codes, then the seats. The caller has just ended them, in the same transaction. */
export async function releaseSeatsAndCodes(tx: Tx, orders: readonly Pick<LockedOrder, 'id' | 'coupon'>[]): Promise<void> {
  const coupons = orders.flatMap(({ coupon }) => coupon ?? []).toSorted((a, b) => a - b)
  for (const coupon of coupons) await releaseCoupon(tx, coupon)
  await giveSeatsBack(
    tx,
    orders.map(({ id }) => id),
  )
}

async function tellNotPaid(tx: Tx, ofOrders: SQL): Promise<void> {
  const tried = await tx.selectDistinct({ event_order: payment_attempts.event_order }).from(payment_attempts).where(ofOrders)
  await tell(
    tx,
    'tell-not-paid',
    tried.map(({ event_order }) => event_order),
  )
}

async function tell(tx: Tx, kind: 'tell-not-paid' | 'tell-called-off', orders: readonly number[]): Promise<void> {
  if (orders.length === 0) return
  await tx
    .insert(order_tasks)
    .values(orders.map((event_order) => ({ event_order, kind })))
    .onConflictDoNothing()
}
