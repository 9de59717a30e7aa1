import { eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { event_tickets, events } from '../../../db/tables/events.ts'
import { event_order_items } from '../../../db/tables/orders.ts'
import type { Bought, Purchase } from '../../../purchases/purchase-handler.ts'
import { requireFreeRoom } from '../placing/holding-limits.ts'
import { seatsOf } from '../placing/seats.ts'

/**
 * Goes on only if an order is whole, its tickets still cost what they did, and, where it is free, its buyer may have so many. The order and its
 * buyer record are held.
 * @throws {Problem} cannot-pay — with `facts`, when it is the price of tickets: what each costs by now, as `ticket_<id>`; too-many-held
 */
export async function requirePayable(tx: Tx, { id, buyer, event, total_price, final_price }: Purchase): Promise<Bought> {
  const { quantity, ticket_price, title } = event_order_items
  const lines = await tx
    .select({ ticket: event_tickets.id, quantity, ticket_price, title, price: event_tickets.price, event: events.title, isOn: IS_ON })
    .from(event_order_items)
    .innerJoin(event_tickets, eq(event_tickets.id, event_order_items.event_ticket))
    .innerJoin(events, eq(events.id, event_tickets.event))
    .where(eq(event_order_items.purchase, id))
    .orderBy(event_order_items.id)
  const [first] = lines
  const total = lines.reduce((sum, line) => sum + line.ticket_price * line.quantity, 0)
  if (!first?.isOn || total !== total_price) throw new Problem('cannot-pay')
  const changed = lines.filter((line) => line.price !== line.ticket_price)
  if (changed.length > 0) throw new Problem('cannot-pay', { facts: Object.fromEntries(changed.map(({ ticket, price }) => [`ticket_${ticket}`, price])) })
  if (final_price === 0) await requireFreeRoom(tx, { buyer, event: event ?? 0 }, seatsOf(lines))
  return { product_name: `${first.event}: ${lines.map((line) => line.title).join(', ')}`, quantity: seatsOf(lines) }
}

const IS_ON = sql<boolean>`${events.is_active} and ${events.to_time} > now()`
