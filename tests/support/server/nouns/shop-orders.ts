import { asc, eq } from 'drizzle-orm'
import type { ShopPurchase } from '#contract/shop/checkout.ts'
import { delivery_options } from '#server/db/tables/products.ts'
import { coupons } from '#server/db/tables/purchases.ts'
import type { TestApp } from '../app.ts'
import { send } from '../orders/orders.ts'
import type { SignedInPerson } from '../people.ts'
import type { MadeProduct } from './products.ts'

/** In Dhaka, where test shops are not. */
export const PARCEL_ADDRESS = {
  full_name: 'Shathi Barua',
  phone_number: '01712345678',
  division: 'Dhaka',
  district: 'Dhaka',
  area: 'Dhanmondi',
  line: 'House 4, Road 2',
  landmark: '',
}

export interface PartAsked {
  product: MadeProduct
  /** Pieces of its variants, by their place; absent: one of the first. */
  pieces?: Record<number, number>
  coupon?: string
  discount_seen?: number
  fee_seen?: number
  note?: string
}

type Asking = Pick<TestApp, 'database'>

/** The first delivery option of a shop. */
export async function optionOf({ database: { db } }: Asking, seller: number): Promise<typeof delivery_options.$inferSelect> {
  const [option] = await db.select().from(delivery_options).where(eq(delivery_options.seller, seller)).orderBy(asc(delivery_options.id)).limit(1)
  if (!option) throw new Error('the shop has no option')
  return option
}

/** The body of a checkout, at the prices and fees of now. */
export async function checkoutBody(
  app: Asking,
  parts: readonly PartAsked[],
  over: object = {},
): Promise<Record<string, unknown> & { orders: Record<string, unknown>[]; total_seen: number }> {
  const { rows } = await app.database.pool.query<{ id: number; price: number }>('select id, price from product_variants')
  const price = new Map(rows.map((row) => [row.id, row.price]))
  const orders = []
  let total_seen = 0
  for (const { product, pieces = { 0: 1 }, coupon, discount_seen = 0, fee_seen, note = '' } of parts) {
    const option = await optionOf(app, product.seller)
    const lines = Object.entries(pieces).map(([at, quantity]) => {
      const variant_id = product.variants[Number(at)] ?? 0
      return { variant_id, quantity, price_seen: price.get(variant_id) ?? 1 }
    })
    const goods = lines.reduce((sum, line) => sum + line.price_seen * line.quantity, 0) - discount_seen
    const fee = fee_seen ?? (option.free_from !== null && goods >= option.free_from ? 0 : option.fee)
    total_seen += goods + fee
    orders.push({ seller: product.seller, lines, option: option.id, fee_seen: fee, note, coupon: coupon ?? null, discount_seen })
  }
  return { method: 'online', address: PARCEL_ADDRESS, orders, total_seen, ...over }
}

type Calling = Pick<TestApp, 'request'>

export const checkout = (app: Calling, person: Pick<SignedInPerson, 'access'>, { key, ...body }: { key?: string; [name: string]: unknown }) =>
  send(app, person, { path: '/api/shop_checkout/', body, key })

/** A purchase that must be placed. */
export async function bought(
  app: Calling & Asking,
  person: Pick<SignedInPerson, 'access'>,
  { parts, ...over }: { parts: readonly PartAsked[]; [name: string]: unknown },
): Promise<ShopPurchase> {
  const response = await checkout(app, person, await checkoutBody(app, parts, over))
  if (response.status !== 200) throw new Error(`the checkout was refused: ${response.status} ${await response.text()}`)
  return response.json()
}

/** A step of an order. */
export const step = (app: Calling, person: Pick<SignedInPerson, 'access'>, asked: { of: string; to: string; body?: object; key?: string }) =>
  send(app, person, { path: `/api/shop_order/${asked.of}/${asked.to}/`, body: asked.body ?? {}, key: asked.key })

/** A code of a shop; gives its id. */
export async function makeShopCoupon({ database: { db } }: Asking, shop: number, over: Partial<typeof coupons.$inferInsert> = {}): Promise<number> {
  const code = over.code ?? 'PUJA'
  const [made] = await db
    .insert(coupons)
    .values({ shop, code, code_key: code, percent: 10, most_per_buyer: 100, ...over })
    .returning({ id: coupons.id })
  return made?.id ?? 0
}

export const stockOf = async ({ database: { pool } }: Asking, variant: number): Promise<number> =>
  (await pool.query('select stock from product_variants where id = $1', [variant])).rows[0].stock

export const ordersOf = async ({ database: { pool } }: Asking, purchase: string) =>
  (await pool.query('select o.* from shop_orders o join purchases p on p.id = o.purchase where p.number = $1 order by o.id', [purchase])).rows
