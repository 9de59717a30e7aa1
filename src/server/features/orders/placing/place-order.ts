import { sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { OrderDraft } from '#contract/orders/orders.ts'
import { orderTotals } from '#contract/orders/ticket-choice.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { users } from '../../../db/tables/accounts.ts'
import { event_order_items } from '../../../db/tables/orders.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import { ticketRate } from '../../../ledger/commission-rates.ts'
import { lockBuyer } from '../../../purchases/buyers.ts'
import { takeCoupon } from '../../../purchases/coupons/take-coupon.ts'
import { HOLD_END, insertPurchase, requireInLimit } from '../../../purchases/insert-purchase.ts'
import { handlerOf, type PurchaseHandlers } from '../../../purchases/purchase-handler.ts'
import { type OrderAnswer, readOrder } from '../read-orders.ts'
import { holdSeats } from './hold-seats.ts'
import { requireFreeRoom, requireRoom } from './holding-limits.ts'
import { seatsOf } from './seats.ts'
import { type Line, readChoice, requireSeenPrice } from './tickets-on-sale.ts'

/**
 * Places an order: with `items` whole, its seats held (or its own at once, when it costs nothing), without them as a draft that waits for
 * lines. Nothing that the order says of buyer, payment or discount is believed. The transaction must be given up when this fails.
 * @throws {Problem} sold-out, price-changed — with `facts`; event-closed, coupon-refused, too-many-held; bad-input — lines that are no order.
 * @see facts "Orders, payments, stock" 1 to 5
 */
export async function placeOrder(tx: Tx, by: { user_id: number; handlers: PurchaseHandlers }, draft: OrderDraft): Promise<OrderAnswer> {
  const { user_id } = by
  const buyer = await lockBuyer(tx, user_id)
  if (draft.items) return placeWhole(tx, { ...by, buyer }, { ...draft, items: draft.items })
  // Promo codes belong to an event, and this names none.
  if (draft.coupon) throw new Problem('coupon-refused')
  requireInLimit(draft.total_price, 'total_price')
  requireInLimit(draft.final_price, 'final_price')
  const { number } = await insertPurchase(tx, { ...detailsOf(draft, user_id), ...orderTotals([]), kind: 'tickets', state: 'draft', buyer })
  return readOrder(tx, user_id, number)
}

type WholeDraft = OrderDraft & { items: NonNullable<OrderDraft['items']> }

interface Placing {
  user_id: number
  /** Held. */
  buyer: number
  handlers: PurchaseHandlers
}

async function placeWhole(tx: Tx, { user_id, buyer, handlers }: Placing, draft: WholeDraft): Promise<OrderAnswer> {
  const { event, lines } = await readChoice(tx, draft.items)
  await requireRoom(tx, { buyer, event }, { orders: 1, seats: seatsOf(lines) })
  const { total_price } = orderTotals(lines)
  requireInLimit(total_price, 'items')
  const coupon = draft.coupon ? await takeCoupon(tx, { of: { event }, code: draft.coupon, buyer, total: total_price }, handlers) : undefined
  const totals = orderTotals(lines, coupon?.discount)
  requireSeenPrice(draft, totals, lines)
  const state = totals.final_price === 0 ? 'confirmed' : 'held'
  if (state === 'confirmed') await requireFreeRoom(tx, { buyer, event }, seatsOf(lines))
  const hold_expires_at = state === 'held' ? HOLD_END : null
  const details = { ...detailsOf(draft, user_id), coupon: coupon?.id ?? null }
  const purchase = await insertPurchase(tx, {
    ...details,
    ...totals,
    kind: 'tickets',
    buyer,
    event,
    state,
    hold_expires_at,
    commission_rate: ticketRate(event),
  })
  await insertLines(tx, purchase.id, lines)
  if (state === 'confirmed') await handlerOf(handlers, purchase).complete(tx, purchase)
  // The seats come last, the answer before them: many orders want these rows, and wait for the one that has them.
  const answer = await readOrder(tx, user_id, purchase.number)
  await holdSeats(tx, { event, lines }, handlers)
  await pauseAt('place', 'before-commit')
  return answer
}

export async function insertLines(tx: Tx, purchase: number, lines: readonly Line[]): Promise<(typeof event_order_items.$inferSelect)[]> {
  const rows = lines.map(({ event_ticket, quantity, title, price }) => ({ purchase, event_ticket, quantity, title, ticket_price: price }))
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
