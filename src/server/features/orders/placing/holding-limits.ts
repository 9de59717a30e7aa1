import { and, eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { TICKET_LIMITS } from '#contract/orders/ticket-choice.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { event_order_items } from '../../../db/tables/orders.ts'
import { purchases } from '../../../db/tables/purchases.ts'

/** What a buyer holds of one event and has not paid; what has run out does not count. */
async function readHeld(tx: Tx, buyer: number, event: number): Promise<{ orders: number; seats: number }> {
  const isUnpaid = sql`state in ('held', 'paying', 'confirming') and (state <> 'held' or hold_expires_at > now())`
  const [held] = await tx
    .select({
      orders: sql<number>`count(distinct ${purchases.id})::int`,
      seats: sql<number>`coalesce(sum(${event_order_items.quantity}), 0)::int`,
    })
    .from(purchases)
    .leftJoin(event_order_items, eq(event_order_items.purchase, purchases.id))
    .where(and(eq(purchases.event, event), eq(purchases.buyer, buyer), isUnpaid))
  return held ?? { orders: 0, seats: 0 }
}

/**
 * Keeps one person from holding many seats that others would buy. The caller holds the buyer record.
 * @param more what is to be held beside what is held already.
 * @throws {Problem} too-many-held
 */
export async function requireRoom(tx: Tx, { buyer, event }: { buyer: number; event: number }, more: { orders: number; seats: number }): Promise<void> {
  const held = await readHeld(tx, buyer, event)
  if (held.orders + more.orders > TICKET_LIMITS.unpaidPerEvent || held.seats + more.seats > TICKET_LIMITS.heldSeatsPerEvent) throw new Problem('too-many-held')
}

/**
 * Keeps one person from taking many seats that cost nothing. The caller holds the buyer record.
 * @param more seats of the order that is to be good, beside those of orders that are.
 * @throws {Problem} too-many-held
 */
export async function requireFreeRoom(tx: Tx, { buyer, event }: { buyer: number; event: number }, more: number): Promise<void> {
  const [taken] = await tx
    .select({ seats: sql<number>`coalesce(sum(${event_order_items.quantity}), 0)::int` })
    .from(purchases)
    .innerJoin(event_order_items, eq(event_order_items.purchase, purchases.id))
    .where(and(eq(purchases.buyer, buyer), eq(purchases.event, event), eq(purchases.state, 'confirmed'), eq(purchases.final_price, 0)))
  if ((taken?.seats ?? 0) + more > TICKET_LIMITS.heldSeatsPerEvent) throw new Problem('too-many-held')
}
