import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnswerOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { readOrder as contract } from '#contract/orders/orders.ts'
import type { PurchaseReason } from '#contract/purchases/purchase-reasons.ts'
import { PURCHASE_LIMITS, type PurchaseState, paymentStatusOf } from '#contract/purchases/purchase-rules.ts'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { events } from '../../db/tables/events.ts'
import { event_order_items } from '../../db/tables/orders.ts'
import { coupons, purchases } from '../../db/tables/purchases.ts'
import { isOf } from '../../purchases/buyers.ts'
import { moneyOf, readMoney } from '../../purchases/money.ts'
import { readOpenPages } from '../../purchases/payment/open-pages.ts'

export type OrderAnswer = AnswerOf<typeof contract>
export type OrderItemAnswer = OrderAnswer['items'][number]
type Reader = Pick<Tx, 'select'>

/** One’s own orders, the latest first; the latest hundred. */
export const listOrders = (db: Reader, user_id: number): Promise<OrderAnswer[]> => readWhere(db, isOf(user_id))

/**
 * One of one’s own orders.
 * @throws {Problem} not-found — there is none of that name, or it is another user's: both in the same words.
 */
export async function readOrder(db: Reader, user_id: number, event_order_id: string): Promise<OrderAnswer> {
  const [order] = await readWhere(db, and(isOf(user_id), eq(purchases.number, event_order_id)))
  if (!order) throw new Problem('not-found')
  return order
}

async function readWhere(db: Reader, where: SQL | undefined): Promise<OrderAnswer[]> {
  const rows = await db
    .select({ order: purchases, coupon: coupons.code, event: EVENT_COLUMNS, server_time: CLOCK, is_event_off: IS_EVENT_OFF })
    .from(purchases)
    .leftJoin(events, eq(events.id, purchases.event))
    .leftJoin(coupons, eq(coupons.id, purchases.coupon))
    .where(and(where, eq(purchases.kind, 'tickets')))
    .orderBy(desc(purchases.id))
    .limit(PURCHASE_LIMITS.listed)
  const ids = rows.map(({ order }) => order.id)
  const items = await readItems(db, ids)
  // Money that came has moved an order on.
  const moved = rows.filter(({ order }) => order.state !== 'draft' && order.state !== 'held')
  const money = await readMoney(
    db,
    moved.map(({ order }) => order.id),
  )
  const atPage = moved.filter(({ order }) => order.state === 'paying' || order.state === 'confirming')
  const pages = await readOpenPages(
    db,
    atPage.map(({ order }) => order.id),
  )
  return rows.map((row) => ({
    ...answerFrom(row, items.get(row.order.id) ?? []),
    ...moneyOf(money, row.order),
    page_open_until: pages.get(row.order.id) ?? null,
  }))
}

/** The database's, when it answers: transactions may have waited since they began. */
const CLOCK = sql<string>`clock_timestamp()`.mapWith(purchases.created_at)

const IS_EVENT_OFF = sql<boolean>`${events.called_off_at} is not null`

/** No `link`: the way into an Online event comes with the ticket. */
const EVENT_COLUMNS = {
  event_id: events.id,
  title: events.title,
  type: events.type,
  location: events.location,
  from_time: events.from_time,
  to_time: events.to_time,
  thumbnail: events.thumbnail,
  thumbnail_tone: events.thumbnail_tone,
}

async function readItems(db: Reader, orders: number[]): Promise<Map<number, OrderItemAnswer[]>> {
  const found = new Map<number, OrderItemAnswer[]>()
  if (orders.length === 0) return found
  const rows = await db.select().from(event_order_items).where(inArray(event_order_items.purchase, orders)).orderBy(event_order_items.id)
  for (const row of rows) {
    const others = found.get(row.purchase) ?? []
    found.set(row.purchase, [...others, itemFrom(row)])
  }
  return found
}

/** A line of an order as it leaves. */
export const itemFrom = ({ id, event_ticket, title, ticket_price, quantity }: typeof event_order_items.$inferSelect): OrderItemAnswer => ({
  id,
  event_ticket,
  title,
  ticket_price,
  quantity,
  price: ticket_price * quantity,
})

type ToldOfOrder = Omit<WithoutMoney, 'event_order_id' | 'payment_status' | 'coupon' | 'order_state' | 'server_time' | 'event' | 'items'> & {
  number: string
  state: PurchaseState
}
type OrderRow = Pick<OrderAnswer, 'coupon' | 'event' | 'server_time'> & { order: ToldOfOrder; is_event_off: boolean }

type WithoutMoney = Omit<OrderAnswer, 'payment' | 'refunds' | 'page_open_until'>

/** An order as it leaves, but for money. */
export function answerFrom({ order, coupon, event, server_time, is_event_off }: OrderRow, items: OrderItemAnswer[]): WithoutMoney {
  return {
    id: order.id,
    event_order_id: order.number,
    payment_status: paymentStatusOf(order.state),
    total_price: order.total_price,
    discount_price: order.discount_price,
    service_charge: order.service_charge,
    final_price: order.final_price,
    coupon,
    full_name: order.full_name,
    phone_number: order.phone_number,
    email: order.email,
    order_note: order.order_note,
    order_state: order.state,
    hold_expires_at: order.hold_expires_at,
    // An order in review of an event that was called off is going to end so: its seats are not kept for a buyer.
    reason: order.state === 'review' && is_event_off ? ('called-off' satisfies PurchaseReason) : order.reason,
    created_at: order.created_at,
    server_time,
    event,
    items,
  }
}
