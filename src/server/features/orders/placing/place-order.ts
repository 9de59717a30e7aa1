import { sql } from 'drizzle-orm'
import type { PgInsertValue } from 'drizzle-orm/pg-core'
import { Problem } from '#contract/core/problem.ts'
import { ORDER_LIMITS, orderTotals } from '#contract/orders/order-rules.ts'
import type { OrderDraft } from '#contract/orders/orders.ts'
import type { TicketSigner } from '../../../adapters/ticket-signer.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { users } from '../../../db/tables/accounts.ts'
import { event_order_items, event_orders } from '../../../db/tables/orders.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import { noteChanges } from '../change-log.ts'
import { completeOrder } from '../payment/complete-order.ts'
import { type OrderAnswer, readOrder } from '../read-orders.ts'
import { holdSeats } from './hold-seats.ts'
import { lockBuyer, requireFreeRoom, requireRoom } from './holding-limits.ts'
import { randomOrderNumber } from './order-numbers.ts'
import { seatsOf } from './seats.ts'
import { takeCoupon } from './take-coupon.ts'
import { type Line, readChoice, requireSeenPrice } from './tickets-on-sale.ts'

/** Two of 2^50 are the same so seldom that a second try is one too many already. */
const MOST_TRIES = 5

/**
 * Places an order: with `items` whole, its seats held (or its own at once, when it costs nothing), without them as a draft that waits for
 * lines. Nothing that the order says of buyer, payment or discount is believed. The transaction must be given up when this fails.
 * @throws {Problem} sold-out, price-changed — with `facts`; event-closed, coupon-refused, too-many-held; bad-input — lines that are no order.
 * @see facts "Orders, payments, stock" 1 to 5
 */
export async function placeOrder(tx: Tx, by: { user_id: number; signer: TicketSigner }, draft: OrderDraft): Promise<OrderAnswer> {
  const { user_id } = by
  const buyer = await lockBuyer(tx, user_id)
  if (draft.items) return placeWhole(tx, { ...by, buyer }, { ...draft, items: draft.items })
  // Promo codes belong to an event, and this names none.
  if (draft.coupon) throw new Problem('coupon-refused')
  requirePayable(draft.total_price, 'total_price')
  requirePayable(draft.final_price, 'final_price')
  const { id, event_order_id } = await insertOrder(tx, { ...detailsOf(draft, user_id), ...orderTotals([]), buyer })
  await noteChanges(tx, [{ event_order: id, from_state: null, to_state: 'draft', by: 'buyer' }])
  return readOrder(tx, user_id, event_order_id)
}

type WholeDraft = OrderDraft & { items: NonNullable<OrderDraft['items']> }

interface Placing {
  user_id: number
  /** Held. */
  buyer: number
  signer: TicketSigner
}

async function placeWhole(tx: Tx, { user_id, buyer, signer }: Placing, draft: WholeDraft): Promise<OrderAnswer> {
  const { event, lines } = await readChoice(tx, draft.items)
  await requireRoom(tx, { buyer, event }, { orders: 1, seats: seatsOf(lines) })
  const { total_price } = orderTotals(lines)
  requirePayable(total_price, 'items')
  const coupon = draft.coupon ? await takeCoupon(tx, { event, code: draft.coupon, buyer, total: total_price }) : undefined
  const totals = orderTotals(lines, coupon?.discount)
  requireSeenPrice(draft, totals, lines)
  const state = totals.final_price === 0 ? 'confirmed' : 'held'
  if (state === 'confirmed') await requireFreeRoom(tx, { buyer, event }, seatsOf(lines))
  const hold_expires_at = state === 'held' ? HOLD_END : null
  const details = { ...detailsOf(draft, user_id), coupon: coupon?.id ?? null }
  const { id, event_order_id } = await insertOrder(tx, { ...details, ...totals, buyer, event, state, hold_expires_at })
  await insertLines(tx, id, lines)
  await noteChanges(tx, [{ event_order: id, from_state: null, to_state: state, by: 'buyer' }])
  if (state === 'confirmed') await completeOrder(tx, id, signer)
  // The seats come last, the answer before them: many orders want these rows, and wait for the one that has them.
  const answer = await readOrder(tx, user_id, event_order_id)
  await holdSeats(tx, { event, lines })
  await pauseAt('place', 'before-commit')
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

const detailsOf = ({ full_name, phone_number, email, order_note, total_price, final_price, language }: OrderDraft, user_id: number) => ({
  language: language ?? sql<'en' | 'bn'>`(select ${users.language} from ${users} where ${users.id} = ${user_id})`,
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
