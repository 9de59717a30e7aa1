import { eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { ORDER_LIMITS } from '#contract/orders/order-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { event_tickets, events } from '../../../db/tables/events.ts'
import { event_order_items } from '../../../db/tables/orders.ts'
import type { Order } from '../payment/attempts.ts'

/** What is paid for, in the words of the event. */
interface Bought {
  /** Titles of what is bought. */
  product_name: string
  quantity: number
}

/**
 * Goes on only if an order is whole, costs what its buyer has accepted, and its tickets still cost that. The order is held.
 * @throws {Problem} cannot-pay — with `facts`, when it is the price of tickets: what each costs by now, as `ticket_<id>`.
 */
export async function requirePayable(tx: Tx, order: Order): Promise<Bought> {
  const { quantity, ticket_price, title } = event_order_items
  const lines = await tx
    .select({ ticket: event_tickets.id, quantity, ticket_price, title, price: event_tickets.price, event: events.title, isOn: IS_ON })
    .from(event_order_items)
    .innerJoin(event_tickets, eq(event_tickets.id, event_order_items.event_ticket))
    .innerJoin(events, eq(events.id, event_tickets.event))
    .where(eq(event_order_items.event_order, order.id))
    .orderBy(event_order_items.id)
  const [first] = lines
  const total = lines.reduce((sum, line) => sum + line.ticket_price * line.quantity, 0)
  const { total_price, service_charge, discount_price, final_price, asked_total, asked_final } = order
  const isWhole = total === total_price && total_price + service_charge - discount_price === final_price
  const isAccepted = asked_total === total_price && asked_final === final_price
  if (!first?.isOn || !isWhole || !isAccepted) throw new Problem('cannot-pay')
  const changed = lines.filter((line) => line.price !== line.ticket_price)
  if (changed.length > 0) throw new Problem('cannot-pay', { facts: Object.fromEntries(changed.map(({ ticket, price }) => [`ticket_${ticket}`, price])) })
  if (final_price > 0 && (final_price < ORDER_LIMITS.leastTaka || final_price > ORDER_LIMITS.mostTaka)) throw new Problem('cannot-pay')
  return { product_name: `${first.event}: ${lines.map((line) => line.title).join(', ')}`, quantity: lines.reduce((sum, line) => sum + line.quantity, 0) }
}

const IS_ON = sql<boolean>`${events.is_active} and ${events.to_time} > now()`
