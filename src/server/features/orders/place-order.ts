import { sql } from 'drizzle-orm'
import type { PgInsertValue } from 'drizzle-orm/pg-core'
import { Problem } from '#contract/core/problem.ts'
import { ORDER_LIMITS, orderTotals } from '#contract/order-rules.ts'
import type { OrderDraft } from '#contract/orders.ts'
import type { Tx } from '../../db/in-transaction.ts'
import { event_order_items, event_orders } from '../../db/tables/orders.ts'
import { noteChanges } from './change-log.ts'
import { applyCoupon } from './coupons.ts'
import { holdSeats } from './hold-seats.ts'
import { lockBuyer, requireRoom } from './holding-limits.ts'
import { randomOrderNumber } from './order-numbers.ts'
import { type OrderAnswer, readOrder } from './read-orders.ts'
import { seatsOf } from './seats.ts'
import { type Line, readChoice, requireSeenPrice } from './tickets-on-sale.ts'

/** Two of 2^50 are the same so seldom that a second try is one too many already. */
const MOST_TRIES = 5

/**
 * Places an order: with `items` whole, its seats held (or its own at once, when it costs nothing), without them as a draft that waits for
 * lines. Nothing that the order says of buyer, payment or discount is believed. The transaction must be given up when this fails.
 * @throws {Problem} sold-out, price-changed — with `facts`; event-closed, coupon-refused, too-many-held; bad-input — lines that are no order.
 * @see facts "Orders, payments, stock" 1 to 5
 */
export async function placeOrder(tx: Tx, user_id: number, draft: OrderDraft): Promise<OrderAnswer> {
  const buyer = await lockBuyer(tx, user_id)
  if (draft.items) return placeWhole(tx, { user_id, buyer }, { ...draft, items: draft.items })
  // Promo codes belong to an event, and this names none.
  if (draft.coupon) throw new Problem('coupon-refused')
  requirePayable(draft.total_price, 'total_price')
  requirePayable(draft.final_price, 'final_price')
  const { id, event_order_id } = await insertOrder(tx, { ...detailsOf(draft), ...orderTotals([]), buyer })
  await noteChanges(tx, [{ event_order: id, from_state: null, to_state: 'draft', by: 'buyer' }])
  return readOrder(tx, user_id, event_order_id)
}

type WholeDraft = OrderDraft & { items: NonNullable<OrderDraft['items']> }

async function placeWhole(tx: Tx, { user_id, buyer }: { user_id: number; buyer: number }, draft: WholeDraft): Promise<OrderAnswer> {
  const { event, lines } = await readChoice(tx, draft.items)
  await requireRoom(tx, { buyer, event }, { orders: 1, seats: seatsOf(lines) })
  const { total_price } = orderTotals(lines)
  requirePayable(total_price, 'items')
  const coupon = draft.coupon ? await applyCoupon(tx, { event, code: draft.coupon, buyer, total: total_price }) : undefined
  const totals = orderTotals(lines, coupon?.discount)
  requireSeenPrice(draft, totals, lines)
  const state = totals.final_price === 0 ? 'confirmed' : 'held'
  const hold_expires_at = state === 'held' ? HOLD_END : null
  const { id, event_order_id } = await insertOrder(tx, { ...detailsOf(draft), ...totals, buyer, event, state, hold_expires_at, coupon: coupon?.id ?? null })
  await insertLines(tx, id, lines)
  await noteChanges(tx, [{ event_order: id, from_state: null, to_state: state, by: 'buyer' }])
  // The seats come last, the answer before them: many want these rows, and whoever has them is waited for.
  const answer = await readOrder(tx, user_id, event_order_id)
  await holdSeats(tx, { event, lines })
  return answer
}

/** Until when seats are kept back that are held from now on. */
export const HOLD_END = sql`now() + make_interval(mins => ${ORDER_LIMITS.holdMinutes})`

/** @throws {Problem} bad-input — more than the card provider takes in one piece. */
export function requirePayable(taka: number, field: string): void {
  if (taka > ORDER_LIMITS.mostTaka) throw new Problem('bad-input', { fields: { [field]: 'too-many' } })
}

export async function insertLines(tx: Tx, event_order: number, lines: readonly Line[]): Promise<(typeof event_order_items.$inferSelect)[]> {
  const rows = lines.map(({ event_ticket, quantity, title, price }) => ({ event_order, event_ticket, quantity, title, ticket_price: price }))
  return tx.insert(event_order_items).values(rows).returning()
}

const detailsOf = ({ full_name, phone_number, email, order_note, total_price, final_price }: OrderDraft) => ({
  full_name,
  phone_number,
  email,
  order_note,
  asked_total: total_price,
  asked_final: final_price,
})

type NewOrder = Omit<PgInsertValue<typeof event_orders>, 'event_order_id'>

async function insertOrder(tx: Tx, order: NewOrder): Promise<{ id: number; event_order_id: string }> {
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const [made] = await tx
      .insert(event_orders)
      .values({ ...order, event_order_id: randomOrderNumber() })
      .onConflictDoNothing({ target: event_orders.event_order_id })
      .returning({ id: event_orders.id, event_order_id: event_orders.event_order_id })
    if (made) return made
  }
  throw new TypeError('no order number was free')
}
