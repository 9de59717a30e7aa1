import { and, eq, sql } from 'drizzle-orm'
import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { addOrderItem as contract } from '#contract/orders/orders.ts'
import { orderTotals, TICKET_LIMITS } from '#contract/orders/ticket-choice.ts'
import { discountOf, type PurchaseState } from '#contract/purchases/purchase-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { event_order_items } from '../../../db/tables/orders.ts'
import { coupons, purchases } from '../../../db/tables/purchases.ts'
import { ticketRate } from '../../../ledger/commission-rates.ts'
import { lockBuyer } from '../../../purchases/buyers.ts'
import { noteChanges } from '../../../purchases/change-log.ts'
import { staleDrafts } from '../../../purchases/ending/due-purchases.ts'
import { HOLD_END, requireInLimit } from '../../../purchases/insert-purchase.ts'
import type { PurchaseHandlers } from '../../../purchases/purchase-handler.ts'
import { itemFrom, type OrderItemAnswer } from '../read-orders.ts'
import { holdSeats } from './hold-seats.ts'
import { requireRoom } from './holding-limits.ts'
import { insertLines } from './place-order.ts'
import { type Choice, readChoice } from './tickets-on-sale.ts'

type Item = BodyOf<typeof contract>

interface Adding {
  user_id: number
  handlers: PurchaseHandlers
}

/** Orders that are over, and seats that are free again: what was said of their lines is not true any more. */
const ENDED: ReadonlySet<PurchaseState> = new Set(['expired', 'cancelled', 'refund_due', 'refunded'])

/**
 * Adds one line to an order that is not paid, and holds its seats. A line that is there already is answered as it was. The order's hold
 * runs from its first line. The transaction must be given up when this fails.
 * @throws {Problem} not-found — no such order, or another user's; bad-state — it is past that, or has another quantity of this ticket;
 * sold-out, price-changed — with `facts`; event-closed, too-many-held; bad-input — tickets of another event.
 * @see Specification §3 "Event order item"
 */
export async function addOrderItem(tx: Tx, { user_id, handlers }: Adding, item: Item): Promise<OrderItemAnswer> {
  const buyer = await lockBuyer(tx, user_id)
  const order = await lockOrder(tx, buyer, item.event_order)
  const lines = await tx.select().from(event_order_items).where(eq(event_order_items.purchase, order.id))
  const before = lines.find(({ event_ticket }) => event_ticket === item.event_ticket)
  if (before) return repeated(order.state, itemFrom(before), item)
  if (!order.isOpen) throw new Problem('bad-state')
  const choice = await readChoice(tx, [item])
  if (choice.event !== item.event || (order.event ?? choice.event) !== choice.event) throw new Problem('bad-input', { fields: { event: 'does-not-fit' } })
  if (lines.length >= TICKET_LIMITS.mostLines) throw new Problem('bad-input', { fields: { event_order: 'too-many' } })
  requireSeenLine(item, choice)
  await requireRoom(tx, { buyer, event: choice.event }, { orders: order.state === 'draft' ? 1 : 0, seats: item.quantity })
  const priced = [...lines.map(({ ticket_price, quantity }) => ({ price: ticket_price, quantity })), ...choice.lines]
  await grow(tx, order, { event: choice.event, priced })
  const [added] = await insertLines(tx, order.id, choice.lines)
  if (!added) throw new TypeError('an insert gave no row')
  const details = { event_ticket: item.event_ticket, quantity: item.quantity }
  await noteChanges(tx, [{ purchase: order.id, from_state: order.state, to_state: 'held', by: 'buyer', details }])
  await holdSeats(tx, choice, handlers)
  return itemFrom(added)
}

/** An order, held until the transaction ends. @throws {Problem} not-found */
async function lockOrder(tx: Tx, buyer: number, id: number) {
  const { state, event, coupon } = purchases
  // A draft that should have been swept takes no line any more: its seats would be held for longer than any order's.
  const isOpen = sql<boolean>`(${state} = 'draft' and not (${staleDrafts()})) or (${state} = 'held' and ${purchases.hold_expires_at} > now())`
  const [order] = await tx
    .select({ id: purchases.id, state, event, coupon, isOpen })
    .from(purchases)
    .where(and(eq(purchases.id, id), eq(purchases.buyer, buyer)))
    .for('update')
  if (!order) throw new Problem('not-found')
  return order
}

/** The same again gets the same answer; something else of the same ticket is a change, and lines do not change. */
function repeated(state: PurchaseState, before: OrderItemAnswer, item: Item): OrderItemAnswer {
  if (ENDED.has(state) || before.quantity !== item.quantity) throw new Problem('bad-state')
  if (before.price !== item.price)
    throw new Problem('price-changed', { facts: { price: before.price, [`ticket_${before.event_ticket}`]: before.ticket_price } })
  return before
}

function requireSeenLine(item: Item, { lines }: Choice): void {
  for (const { event_ticket, price, quantity } of lines)
    if (item.price !== price * quantity) throw new Problem('price-changed', { facts: { price: price * quantity, [`ticket_${event_ticket}`]: price } })
}

interface Growth {
  event: number
  /** Every line, the new one too. */
  priced: readonly { price: number; quantity: number }[]
}

/** Sets what an order comes to with its new line, and begins its hold with the first. */
async function grow(tx: Tx, order: { id: number; coupon: number | null }, { event, priced }: Growth): Promise<void> {
  const { total_price } = orderTotals(priced)
  requireInLimit(total_price, 'quantity')
  const [coupon] = order.coupon === null ? [] : await tx.select().from(coupons).where(eq(coupons.id, order.coupon))
  const totals = orderTotals(priced, coupon ? discountOf(coupon, total_price) : 0)
  const hold_expires_at = sql`coalesce(${purchases.hold_expires_at}, ${HOLD_END})`
  await tx
    .update(purchases)
    .set({ ...totals, event, commission_rate: ticketRate(event), state: 'held', hold_expires_at, updated_at: sql`now()` })
    .where(eq(purchases.id, order.id))
}
