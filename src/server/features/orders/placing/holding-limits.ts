import { and, eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { ORDER_LIMITS } from '#contract/orders/order-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { buyers } from '../../../db/tables/accounts.ts'
import { event_order_items, event_orders } from '../../../db/tables/orders.ts'

/**
 * The buyer record of an account, held until the transaction ends: one person's orders are placed one after the other, so that what they
 * hold can be counted.
 */
export async function lockBuyer(tx: Tx, user_id: number): Promise<number> {
  const [found] = await tx.select({ id: buyers.id }).from(buyers).where(eq(buyers.user_id, user_id)).for('no key update')
  if (!found) throw new TypeError('an account has no buyer record')
  return found.id
}

/** What a buyer holds of one event and has not paid; what has run out does not count. */
async function readHeld(tx: Tx, buyer: number, event: number): Promise<{ orders: number; seats: number }> {
  const isUnpaid = sql`state in ('held', 'paying', 'confirming') and (state <> 'held' or hold_expires_at > now())`
  const [held] = await tx
    .select({
      orders: sql<number>`count(distinct ${event_orders.id})::int`,
      seats: sql<number>`coalesce(sum(${event_order_items.quantity}), 0)::int`,
    })
    .from(event_orders)
    .leftJoin(event_order_items, eq(event_order_items.event_order, event_orders.id))
    .where(and(eq(event_orders.event, event), eq(event_orders.buyer, buyer), isUnpaid))
  return held ?? { orders: 0, seats: 0 }
}

/**
 * Keeps one person from holding many seats that others would buy. The caller holds the buyer record.
 * @param more what is to be held beside what is held already.
 * @throws {Problem} too-many-held
 */
export async function requireRoom(tx: Tx, { buyer, event }: { buyer: number; event: number }, more: { orders: number; seats: number }): Promise<void> {
  const held = await readHeld(tx, buyer, event)
  if (held.orders + more.orders > ORDER_LIMITS.unpaidPerEvent || held.seats + more.seats > ORDER_LIMITS.heldSeatsPerEvent) throw new Problem('too-many-held')
}

/**
 * Keeps one person from taking many seats that cost nothing. The caller holds the buyer record.
 * @param more seats of the order that is to be good, beside those of orders that are.
 * @throws {Problem} too-many-held
 */
export async function requireFreeRoom(tx: Tx, { buyer, event }: { buyer: number; event: number }, more: number): Promise<void> {
  const [taken] = await tx
    .select({ seats: sql<number>`coalesce(sum(${event_order_items.quantity}), 0)::int` })
    .from(event_orders)
    .innerJoin(event_order_items, eq(event_order_items.event_order, event_orders.id))
    .where(and(eq(event_orders.buyer, buyer), eq(event_orders.event, event), eq(event_orders.state, 'confirmed'), eq(event_orders.final_price, 0)))
  if ((taken?.seats ?? 0) + more > ORDER_LIMITS.heldSeatsPerEvent) throw new Problem('too-many-held')
}
