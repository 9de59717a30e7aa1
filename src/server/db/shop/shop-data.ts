import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { allRows } from '../all-rows.ts'
import type { Tx } from '../connection/in-transaction.ts'
import type { Database } from '../connection/open.ts'
import type { PersonalData } from '../personal-data.ts'
import { buyers } from '../tables/accounts.ts'
import { product_variants, products } from '../tables/products.ts'
import { baskets, shop_order_lines, shop_orders } from '../tables/shop-orders.ts'

/** A buyer or seller waits for goods or money, or has a parcel in hand. */
const OPEN = ['waiting', 'placed', 'accepted', 'packed', 'shipped', 'ready', 'not_taken'] as const

/** A person's basket, and orders of goods on both sides. */
export const SHOP_DATA: PersonalData = {
  exportOf: (db, user_id) => exportShop(db, user_id),
  end: async (tx, user_id) => {
    await requireNothingOpen(tx, user_id)
    await tx.delete(baskets).where(eq(baskets.user_id, user_id))
    await tx
      .update(shop_orders)
      .set({ address: NO_ADDRESS, note: '', reason_note: sql`case when ${shop_orders.cancelled_by} = 'buyer' then '' else ${shop_orders.reason_note} end` })
      .where(isBoughtBy(user_id))
    return undefined
  },
}

/** @param atOnce orders that one statement reads */
export const exportShop = async (db: Database['db'], user_id: number, atOnce?: number) => ({
  basket: await basketOf(db, user_id),
  goods_bought: await ordersOf(db, isBoughtBy(user_id), atOnce),
  // What its buyer wrote, and where they live, is the buyer's.
  goods_sold: (await ordersOf(db, eq(shop_orders.seller, user_id), atOnce)).map(({ address: _, note: __, ...order }) => order),
})

/** Of an order whose buyer is gone. */
export const NO_ADDRESS = { full_name: '', phone_number: '', division: '', district: '', area: '', line: '', landmark: '' }

const isBoughtBy = (user_id: number): SQL => sql`${shop_orders.buyer} = (select ${buyers.id} from ${buyers} where ${buyers.user_id} = ${user_id})`

/** A person who owes goods or waits for some cannot be gone: the buyer record is held, so that no order begins meanwhile. @throws {Problem} orders-open */
async function requireNothingOpen(tx: Tx, user_id: number): Promise<void> {
  await tx.select({ id: buyers.id }).from(buyers).where(eq(buyers.user_id, user_id)).for('update')
  const countOf = (whose: SQL) => tx.$count(shop_orders, and(whose, inArray(shop_orders.state, [...OPEN])))
  const [bought, sold] = [await countOf(isBoughtBy(user_id)), await countOf(eq(shop_orders.seller, user_id))]
  if (bought + sold > 0) throw new Problem('orders-open', { facts: { bought, sold } })
}

const basketOf = (db: Database['db'], user_id: number) =>
  db
    .select({
      product: products.title,
      values: product_variants.values,
      quantity: baskets.quantity,
      price_seen: baskets.price_seen,
      changed_at: baskets.changed_at,
    })
    .from(baskets)
    .innerJoin(product_variants, eq(product_variants.id, baskets.variant))
    .innerJoin(products, eq(products.id, product_variants.product))
    .where(and(eq(baskets.user_id, user_id), eq(baskets.is_removed, false)))
    .orderBy(desc(baskets.added_at))

async function ordersOf(db: Database['db'], whose: SQL, atOnce?: number) {
  const {
    id,
    number,
    state,
    method,
    goods,
    discount,
    delivery_fee,
    total,
    advance,
    address,
    note,
    courier,
    tracking,
    reason,
    created_at,
    placed_at,
    delivered_at,
  } = shop_orders
  const columns = {
    id,
    number,
    state,
    method,
    goods,
    discount,
    delivery_fee,
    total,
    advance,
    address,
    note,
    courier,
    tracking,
    reason,
    created_at,
    placed_at,
    delivered_at,
  }
  const all = await allRows(async ({ below, limit }) => {
    const before = below === undefined ? undefined : lt(id, below)
    const orders = await db.select(columns).from(shop_orders).where(and(whose, before)).orderBy(desc(id)).limit(limit)
    const lines = await linesOf(
      db,
      orders.map((order) => order.id),
    )
    return orders.map((order) => ({ ...order, lines: (lines.get(order.id) ?? []).map(({ shop_order: _, ...line }) => line) }))
  }, atOnce)
  return all.map(({ id: _, ...order }) => order)
}

async function linesOf(db: Database['db'], orders: readonly number[]) {
  const { shop_order, title, values, price, quantity } = shop_order_lines
  if (orders.length === 0) return new Map<number, { shop_order: number; title: string; values: string[]; price: number; quantity: number }[]>()
  const rows = await db
    .select({ shop_order, title, values, price, quantity })
    .from(shop_order_lines)
    .where(inArray(shop_order, [...orders]))
    .orderBy(shop_order_lines.id)
  return Map.groupBy(rows, (row) => row.shop_order)
}
