import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { type listSales as contract, SALES_LIMITS, type Sale } from '#contract/events/sales.ts'
import type { SaleFilter, SaleSort } from '#contract/events/sales-rules.ts'
import { paymentStatusOf } from '#contract/purchases/purchase-rules.ts'
import type { Database } from '../../../db/connection/open.ts'
import { ownEvent } from '../../../db/events/own-event.ts'
import { pageOf, rowAfter } from '../../../db/row-cursor.ts'
import { events } from '../../../db/tables/events.ts'
import { event_order_items } from '../../../db/tables/orders.ts'
import { payment_attempts, refunds } from '../../../db/tables/payments.ts'
import { coupons, purchases } from '../../../db/tables/purchases.ts'
import { comesAfter, SALE_ORDERS } from './sale-orders.ts'
import { fits } from './search-words.ts'

type Reader = Pick<Database['db'], 'select'>

const { state, refund_asked_at } = purchases
const IS_REFUND_ASKED = sql<boolean>`(${state} = 'confirmed' and (${refund_asked_at} is not null or ${events.called_off_at} is not null)
  or ${state} = 'review' and ${events.called_off_at} is not null)`

/** As the buyer reads it: refused, and not begun anew since. */
const IS_REFUND_HELD = sql<boolean>`(${state} = 'refund_due' and exists (
  select from ${refunds} join ${payment_attempts} on ${payment_attempts.id} = ${refunds.attempt} where ${payment_attempts.purchase} = ${purchases.id}
  and ${refunds.reason} <> 'paid-twice' and (${refunds.state} = 'failed'
    or ${refunds.state} = 'pending' and ${refunds.failures} > 0 and ${refunds.refund_ref_id} is null)))`

const FILTERS: Record<SaleFilter, SQL> = {
  paid: sql`${state} = 'confirmed' and not ${IS_REFUND_ASKED}`,
  waiting: sql`${state} in ('held', 'paying', 'confirming', 'review') and not ${IS_REFUND_ASKED}`,
  ended: sql`${state} in ('expired', 'cancelled')`,
  refunds: sql`(${state} in ('refund_due', 'refunded') or ${IS_REFUND_ASKED})`,
}

/**
 * The orders of one's own event, or of all one's events where none is named, the latest first unless another order is asked for.
 * @throws {Problem} not-found — there is no such event, or it is another's; bad-input — the cursor.
 */
export async function listSales(db: Reader, seller: number, query: QueryOf<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const { event_id, q, event_ticket, state: filter, sort = 'newest', limit = SALES_LIMITS.perPage, cursor } = query
  const after = rowAfter(cursor)
  if (event_id !== undefined) await ownEvent(db, seller, event_id)
  const { full_name, email, number, phone_number } = purchases
  const wanted = and(
    fits(q, { names: [full_name, email], numbers: [number], phone: phone_number }),
    event_ticket === undefined ? undefined : hasKind(event_ticket),
    filter && FILTERS[filter],
  )
  const within = event_id === undefined ? eq(events.seller, seller) : eq(purchases.event, event_id)
  const counting = db.select({ total: count() }).from(purchases).innerJoin(events, eq(events.id, purchases.event)).where(and(within, wanted))
  const next = and(wanted, after === undefined ? undefined : comesAfter({ sort, seller, after }))
  const where = event_id === undefined && sort === 'newest' ? latestOf(seller, next, limit + 1) : and(within, next)
  const [[counted], rows] = await Promise.all([counting, readSales(db, { where, sort, most: limit + 1 })])
  const { page, next_cursor } = pageOf(rows, limit)
  return { results: page.map(({ sale }) => sale), next_cursor, total: counted?.total ?? 0 }
}

/**
 * The latest orders of all events of a seller. Each event gives its own latest ones, which its index has in order, so that a page reads as many
 * rows for each event as it shows, however many orders there are.
 */
const latestOf = (seller: number, wanted: SQL | undefined, most: number): SQL => {
  const isWanted = wanted ? sql` and ${wanted}` : sql``
  return sql`${purchases.id} in (select latest.id from ${events} cross join lateral (
    select ${purchases.id} from ${purchases} where ${purchases.event} = ${events.id}${isWanted} order by ${purchases.id} desc limit ${most}
  ) latest where ${events.seller} = ${seller} order by latest.id desc limit ${most})`
}

/**
 * One order of one's own event.
 * @throws {Problem} not-found — there is none, or it is of another's event.
 */
export async function readSale(db: Reader, seller: number, event_order_id: string): Promise<Sale> {
  const where = and(eq(purchases.number, event_order_id), eq(events.seller, seller))
  const [row] = await readSales(db, { where, sort: 'newest', most: 1 })
  if (!row) throw new Problem('not-found')
  return row.sale
}

const hasKind = (event_ticket: number): SQL =>
  sql`exists (select from ${event_order_items} where ${event_order_items.purchase} = ${purchases.id} and ${event_order_items.event_ticket} = ${event_ticket})`

interface Wanted {
  where: SQL | undefined
  sort: SaleSort
  most: number
}

async function readSales(db: Reader, { where, sort, most }: Wanted): Promise<{ id: number; sale: Sale }[]> {
  const rows = await db
    .select({
      order: purchases,
      event: { event_id: events.id, title: events.title },
      coupon: coupons.code,
      is_refund_asked: IS_REFUND_ASKED,
      is_refund_held: IS_REFUND_HELD,
    })
    .from(purchases)
    .innerJoin(events, eq(events.id, purchases.event))
    .leftJoin(coupons, eq(coupons.id, purchases.coupon))
    .where(where)
    .orderBy(...SALE_ORDERS[sort].map(({ by, isRising }) => (isRising ? by : desc(by))))
    .limit(most)
  const items = await readItems(
    db,
    rows.map(({ order }) => order.id),
  )
  return rows.map(({ order, event, coupon, is_refund_asked, is_refund_held }) => ({
    id: order.id,
    sale: {
      event_order_id: order.number,
      event,
      full_name: order.full_name,
      phone_number: order.phone_number,
      email: order.email,
      order_note: order.order_note,
      order_state: order.state,
      payment_status: paymentStatusOf(order.state),
      total_price: order.total_price,
      discount_price: order.discount_price,
      final_price: order.final_price,
      coupon,
      created_at: order.created_at,
      items: items.get(order.id) ?? [],
      is_refund_asked,
      is_refund_held,
    },
  }))
}

async function readItems(db: Reader, orders: number[]): Promise<Map<number, Sale['items']>> {
  const found = new Map<number, Sale['items']>()
  if (orders.length === 0) return found
  const { purchase, event_ticket, title, quantity, ticket_price, id } = event_order_items
  const rows = await db.select({ purchase, event_ticket, title, quantity, ticket_price }).from(event_order_items).where(inArray(purchase, orders)).orderBy(id)
  for (const { purchase: order, ...item } of rows) {
    const own = found.get(order)
    if (own) own.push(item)
    else found.set(order, [item])
  }
  return found
}
