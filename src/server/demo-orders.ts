import { eq } from 'drizzle-orm'
import { scriptLanguage } from '#contract/core/text.ts'
import { discountOf, type OrderTotals, orderTotals } from '#contract/orders/order-rules.ts'
import { qrBy } from './adapters/ticket-qr.ts'
import type { TicketSigner } from './adapters/ticket-signer.ts'
import type { Tx } from './db/connection/in-transaction.ts'
import { insertTickets } from './db/events/ticket-rows.ts'
import { event_coupons, event_order_items, event_orders } from './db/tables/orders.ts'
import type { PlannedOrder } from './demo-plan.ts'
import { noteChanges, type OrderChange } from './features/orders/change-log.ts'

export type Coupon = typeof event_coupons.$inferSelect

/** A buyer in the demo market. */
export interface Buyer {
  id: number
  username: string
}

/** From the order to the money. */
export const PAYING_MS = 4 * 60_000
export const iso = (at: number): string => new Date(at).toISOString()

/** An order with what it comes to. */
interface PricedOrder extends PlannedOrder {
  of: Buyer
  coupon: Coupon | undefined
  totals: OrderTotals
}
export interface PlacedOrder extends PricedOrder {
  id: number
  event: number
}

/** What orders come to. A code is used as often as one buyer may. @param who the buyers, in the order that the plan counts them */
export function priceOrders(planned: readonly PlannedOrder[], code: Coupon | undefined, who: readonly Buyer[]): PricedOrder[] {
  const uses = new Map<number, number>()
  return planned.flatMap((order) => {
    const of = who[order.buyer]
    if (!of) return []
    const used = uses.get(of.id) ?? 0
    const coupon = order.isPaid && order.wantsCode && code && used < code.most_per_buyer ? code : undefined
    if (coupon) uses.set(of.id, used + 1)
    const lines = order.lines.map(({ kind, quantity }) => ({ price: kind.price, quantity }))
    return { ...order, of, coupon, totals: orderTotals(lines, coupon ? discountOf(coupon, orderTotals(lines).total_price) : 0) }
  })
}

export async function placeOrders(
  tx: Tx,
  { id: event, coupon }: { id: number; coupon: Coupon | undefined },
  orders: readonly PricedOrder[],
): Promise<PlacedOrder[]> {
  const rows = orders.map(({ event_order_id, full_name, phone_number, order_note, isPaid, at, of, totals, coupon: used }) => ({
    event_order_id,
    buyer: of.id,
    event,
    state: isPaid ? ('confirmed' as const) : ('expired' as const),
    reason: isPaid ? null : 'not-paid',
    full_name,
    phone_number,
    email: `${of.username}@hatkhola.example`,
    order_note,
    language: scriptLanguage(full_name),
    asked_total: totals.total_price,
    asked_final: totals.final_price,
    ...totals,
    coupon: used?.id ?? null,
    confirmed_at: isPaid ? iso(at) : null,
    created_at: iso(at - PAYING_MS),
    updated_at: iso(at),
  }))
  const made = await tx.insert(event_orders).values(rows).returning({ id: event_orders.id, event_order_id: event_orders.event_order_id })
  const idOf = new Map(made.map(({ id, event_order_id }) => [event_order_id, id]))
  const uses = orders.filter((order) => order.coupon).length
  if (coupon && uses > 0) await tx.update(event_coupons).set({ used: uses }).where(eq(event_coupons.id, coupon.id))
  return orders.map((order) => ({ ...order, event, id: idOf.get(order.event_order_id) ?? 0 }))
}

/** What was ordered, and a ticket for every seat of it that is paid. */
export async function writeSeats(tx: Tx, orders: readonly PlacedOrder[], signer: TicketSigner): Promise<void> {
  const lines = orders.flatMap(({ id, lines }) =>
    lines.map(({ kind, quantity }) => ({ event_order: id, event_ticket: kind.id, quantity, ticket_price: kind.price, title: kind.title })),
  )
  const made = await tx.insert(event_order_items).values(lines).returning()
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  const seats = made.flatMap(({ id: event_order_item, event_order, event_ticket, quantity }) => {
    const order = orderOf.get(event_order)
    if (!order?.isPaid) return []
    const { event, full_name: holder_name } = order
    return Array.from({ length: quantity }, (_, at) => ({ seat: at + 1, event_order, event_order_item, event, event_ticket, holder_name }))
  })
  await insertTickets(tx, seats, qrBy(signer))
}

/** As payments of orders are named. */
export const tranIdOf = ({ event_order_id }: PlannedOrder): string => `EO${event_order_id}-1`

/** What became of orders. */
export const writeSteps = (tx: Tx, orders: readonly PlacedOrder[]): Promise<void> => noteChanges(tx, orders.flatMap(stepsOf))

function stepsOf(order: PlacedOrder): OrderChange[] {
  const { id: event_order, isPaid, totals } = order
  if (isPaid && totals.final_price === 0) return [{ event_order, from_state: null, to_state: 'confirmed', by: 'buyer' }]
  const held: OrderChange = { event_order, from_state: null, to_state: 'held', by: 'buyer' }
  if (!isPaid) return [held, { event_order, from_state: 'held', to_state: 'expired', by: 'service' }]
  const details = { tran_id: tranIdOf(order) }
  return [
    held,
    { event_order, from_state: 'held', to_state: 'paying', by: 'buyer', details },
    { event_order, from_state: 'paying', to_state: 'confirmed', by: 'gateway', details },
  ]
}
