import { eq } from 'drizzle-orm'
import { scriptLanguage } from '#contract/core/text.ts'
import { orderTotals } from '#contract/orders/ticket-choice.ts'
import { discountOf, type PurchaseTotals } from '#contract/purchases/purchase-rules.ts'
import { qrBy } from './adapters/ticket-qr.ts'
import type { TicketSigner } from './adapters/ticket-signer.ts'
import type { Tx } from './db/connection/in-transaction.ts'
import { insertTickets } from './db/events/ticket-rows.ts'
import { event_order_items } from './db/tables/orders.ts'
import { coupons, purchases } from './db/tables/purchases.ts'
import type { PlannedOrder } from './demo-plan.ts'
import { noteChanges, type PurchaseChange } from './purchases/change-log.ts'

export type Coupon = typeof coupons.$inferSelect

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
  totals: PurchaseTotals
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
  const rows = orders.map(({ number, full_name, phone_number, order_note, isPaid, at, of, totals, coupon: used }) => ({
    number,
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
  const made = await tx.insert(purchases).values(rows).returning({ id: purchases.id, number: purchases.number })
  const idOf = new Map(made.map(({ id, number }) => [number, id]))
  const uses = orders.filter((order) => order.coupon).length
  if (coupon && uses > 0) await tx.update(coupons).set({ used: uses }).where(eq(coupons.id, coupon.id))
  return orders.map((order) => ({ ...order, event, id: idOf.get(order.number) ?? 0 }))
}

/** What was ordered, and a ticket for every seat of it that is paid. */
export async function writeSeats(tx: Tx, orders: readonly PlacedOrder[], signer: TicketSigner): Promise<void> {
  const lines = orders.flatMap(({ id, lines }) =>
    lines.map(({ kind, quantity }) => ({ purchase: id, event_ticket: kind.id, quantity, ticket_price: kind.price, title: kind.title })),
  )
  const made = await tx.insert(event_order_items).values(lines).returning()
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  const seats = made.flatMap(({ id: event_order_item, purchase, event_ticket, quantity }) => {
    const order = orderOf.get(purchase)
    if (!order?.isPaid) return []
    const { event, full_name: holder_name } = order
    return Array.from({ length: quantity }, (_, at) => ({ seat: at + 1, purchase, event_order_item, event, event_ticket, holder_name }))
  })
  await insertTickets(tx, seats, qrBy(signer))
}

/** As payments of orders are named. */
export const tranIdOf = ({ number }: PlannedOrder): string => `EO${number}-1`

/** What became of orders. */
export const writeSteps = (tx: Tx, orders: readonly PlacedOrder[]): Promise<void> => noteChanges(tx, orders.flatMap(stepsOf))

function stepsOf(order: PlacedOrder): PurchaseChange[] {
  const { id: purchase, isPaid, totals } = order
  if (isPaid && totals.final_price === 0) return [{ purchase, from_state: null, to_state: 'confirmed', by: 'buyer' }]
  const held: PurchaseChange = { purchase, from_state: null, to_state: 'held', by: 'buyer' }
  if (!isPaid) return [held, { purchase, from_state: 'held', to_state: 'expired', by: 'service' }]
  const details = { tran_id: tranIdOf(order) }
  return [
    held,
    { purchase, from_state: 'held', to_state: 'paying', by: 'buyer', details },
    { purchase, from_state: 'paying', to_state: 'confirmed', by: 'gateway', details },
  ]
}
