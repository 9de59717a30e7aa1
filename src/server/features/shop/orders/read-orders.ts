import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { onlineOf, paymentStatusOf, receivedOf } from '#contract/purchases/purchase-rules.ts'
import type { BuyerRecord } from '#contract/shop/cod-rules.ts'
import { overdueOf } from '#contract/shop/legal-clock.ts'
import { actionsOf, isCallDue, isOpenOrder } from '#contract/shop/shop-order-rules.ts'
import type { OrderSide, ShopOrder } from '#contract/shop/shop-orders.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { readRecords } from '../../../db/shop/buyer-records.ts'
import { buyers, users } from '../../../db/tables/accounts.ts'
import { refunds } from '../../../db/tables/payments.ts'
import { coupons, purchases } from '../../../db/tables/purchases.ts'
import { seller_profiles } from '../../../db/tables/sellers.ts'
import { shop_order_changes, shop_order_lines, shop_order_refunds, shop_orders } from '../../../db/tables/shop-orders.ts'
import { type ComplaintsOfOrders, complaintOf, readComplaints } from '../returns/complaints-of-orders.ts'
import type { OrderRow } from './note-steps.ts'
import { parcelCode } from './parcel-code.ts'

export type Reader = Pick<Tx, 'execute' | 'select'>

/** Who reads. */
export interface ReadBy {
  user_id: number
  /** Of the service: buyers see the code of their parcels. */
  secret: string
}

/**
 * One order, to its buyer or its seller.
 * @throws {Problem} not-found — there is none of that number, or it is others': both in the same words
 */
export async function readShopOrder(db: Reader, by: ReadBy, number: string): Promise<ShopOrder> {
  const [order] = await readOrders(db, by, { where: and(eq(shop_orders.number, number), sql`(${sideOf('bought', by)} or ${sideOf('sold', by)})`) })
  if (!order) throw new Problem('not-found')
  return order
}

/** Orders that one has placed, or that were placed with one's shop. */
export const sideOf = (side: OrderSide, { user_id }: Pick<ReadBy, 'user_id'>): SQL =>
  side === 'sold'
    ? sql`${shop_orders.seller} = ${user_id} and ${shop_orders.state} not in ('waiting', 'dropped')`
    : sql`${shop_orders.buyer} = (select ${buyers.id} from ${buyers} where ${buyers.user_id} = ${user_id})`

const CLOCK = sql<string>`clock_timestamp()`.mapWith(shop_orders.created_at)
/** Whether nothing of what goes back is still on its way. */
const IS_REFUND_OVER = sql<boolean>`not exists (select from ${shop_order_refunds} s join ${refunds} r on r.id = s.refund
  where s.shop_order = ${shop_orders.id} and r.state <> 'refunded')`
const { full_name, slug, district } = seller_profiles

/** Orders as they leave, the latest first. What waits for its payment is nobody's but the buyer's. */
export async function readOrders(db: Reader, by: ReadBy, { where, most }: { where: SQL | undefined; most?: number }): Promise<ShopOrder[]> {
  const query = db
    .select({
      order: shop_orders,
      purchase: { number: purchases.number, state: purchases.state },
      seller: {
        id: shop_orders.seller,
        name: sql<string>`coalesce(${full_name}, '')`,
        slug: sql<string>`coalesce(${slug}, '')`,
        phone_number: users.phone,
        district,
      },
      buyer_account: buyers.user_id,
      is_refund_over: IS_REFUND_OVER,
      coupon: coupons.code,
      server_time: CLOCK,
    })
    .from(shop_orders)
    .innerJoin(purchases, eq(purchases.id, shop_orders.purchase))
    .innerJoin(buyers, eq(buyers.id, shop_orders.buyer))
    .innerJoin(users, eq(users.id, shop_orders.seller))
    .leftJoin(seller_profiles, eq(seller_profiles.user_id, shop_orders.seller))
    .leftJoin(coupons, eq(coupons.id, shop_orders.coupon))
    .where(where)
    .orderBy(desc(shop_orders.id))
  const rows = await (most === undefined ? query : query.limit(most))
  const ids = rows.map(({ order }) => order.id)
  const [lines, changes] = [await readLines(db, ids), await readChanges(db, ids)]
  const complaints = await readComplaints(db, ids)
  const records = await readRecords(db, [...new Set(rows.map(({ order }) => order.buyer))])
  return rows.map((row) =>
    toldOf(row, {
      side: row.buyer_account === by.user_id ? 'bought' : 'sold',
      secret: by.secret,
      lines: lines.get(row.order.id) ?? [],
      changes: changes.get(row.order.id) ?? [],
      complaints,
      record: records.get(row.order.buyer) ?? { received: 0, refused: 0 },
    }),
  )
}

interface Row {
  order: OrderRow
  purchase: { number: string; state: typeof purchases.$inferSelect.state }
  is_refund_over: boolean
  seller: ShopOrder['seller']
  coupon: string | null
  server_time: string
}

interface More extends Pick<ShopOrder, 'side' | 'lines' | 'changes'> {
  secret: string
  record: BuyerRecord
  complaints: ComplaintsOfOrders
}

function toldOf(row: Row, { side, secret, lines, changes, record, complaints }: More): ShopOrder {
  const { order, purchase, seller, coupon, server_time } = row
  const overdue = overdueOf(order, Date.parse(server_time))
  const isBuyers = side === 'bought'
  const { number, state, method } = order
  const isReceived = state === 'delivered' || state === 'closed'
  return {
    ...pickTold(order),
    side,
    payment_status: statusOf(order, row, isReceived),
    purchase: isBuyers ? purchase.number : null,
    // Who waits for a payment has bought nothing of the seller yet.
    seller: isBuyers && order.placed_at === null ? { ...seller, phone_number: null } : seller,
    delivery: { kind: order.delivery_kind, note: order.delivery_note, days_least: order.days_least, days_most: order.days_most },
    lines,
    coupon,
    commission: isBuyers ? null : order.commission,
    overdue,
    code: isBuyers && isOpenOrder(state) ? parcelCode(secret, number) : null,
    is_call_wanted: order.is_call_wanted && method === 'cod',
    record,
    can: actionsOf(isBuyers ? 'buyer' : 'seller', { state, delivery: order.delivery_kind, isOverdue: overdue !== null, isCallDue: isCallDue(order) }),
    complaint: isBuyers ? complaintOf(order, lines, { known: complaints, now: Date.parse(server_time) }) : null,
    returns: complaints.returns.get(order.id) ?? [],
    changes,
    server_time,
  }
}

/** Of one order: what goes back is said of it alone, not of the others of its purchase. */
function statusOf(order: OrderRow, { purchase: { state }, is_refund_over }: Row, isReceived: boolean): ShopOrder['payment_status'] {
  const { method, refunded, total, placed_at } = order
  // Nothing was to be paid.
  if (total === 0 && placed_at !== null) return 'Completed'
  // Cash that is still to come, or came, is not back with what was paid in advance.
  const isOver = method === 'online' || !(isOpenOrder(order.state) || isReceived)
  if (isOver && refunded > 0 && refunded === onlineOf(order)) return is_refund_over ? 'Refunded' : 'Refunding'
  return paymentStatusOf(state, receivedOf(method, isReceived))
}

const pickTold = (order: OrderRow) => ({
  number: order.number,
  state: order.state,
  method: order.method,
  address: order.address,
  note: order.note,
  goods: order.goods,
  discount: order.discount,
  delivery_fee: order.delivery_fee,
  total: order.total,
  advance: order.advance,
  sms: order.sms,
  refunded: order.refunded,
  courier: order.courier,
  tracking: order.tracking,
  created_at: order.created_at,
  placed_at: order.placed_at,
  hand_over_by: order.hand_over_by,
  deliver_by: order.deliver_by,
  handed_over_at: order.handed_over_at,
  delivered_at: order.delivered_at,
  delivered_by: order.delivered_by,
  ended_at: order.ended_at,
  cancelled_by: order.cancelled_by,
  reason: order.reason,
  reason_note: order.reason_note,
  rider_until: order.rider_until,
  called_at: order.called_at,
})

async function readLines(db: Reader, orders: readonly number[]): Promise<Map<number, ShopOrder['lines']>> {
  if (orders.length === 0) return new Map()
  const { shop_order, id, product: product_id, variant: variant_id, title, values, picture, tone, price, quantity, days_to_return } = shop_order_lines
  const rows = await db
    .select({ shop_order, id, product_id, variant_id, title, values, picture, tone, price, quantity, days_to_return })
    .from(shop_order_lines)
    .where(inArray(shop_order, [...orders]))
    .orderBy(asc(id))
  return grouped(rows)
}

async function readChanges(db: Reader, orders: readonly number[]): Promise<Map<number, ShopOrder['changes']>> {
  if (orders.length === 0) return new Map()
  const { shop_order, id, at, from_state: from, to_state: to, by, action } = shop_order_changes
  const rows = await db
    .select({ shop_order, at, from, to, by, action })
    .from(shop_order_changes)
    .where(inArray(shop_order, [...orders]))
    .orderBy(asc(id))
  return grouped(rows)
}

function grouped<T extends { shop_order: number }>(rows: readonly T[]): Map<number, Omit<T, 'shop_order'>[]> {
  const groups = new Map<number, Omit<T, 'shop_order'>[]>()
  for (const { shop_order, ...row } of rows) groups.set(shop_order, [...(groups.get(shop_order) ?? []), row])
  return groups
}
