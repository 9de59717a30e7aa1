import { sql } from 'drizzle-orm'
import { couponKey } from '#contract/purchases/purchase-rules.ts'
import type { ShopCheckout } from '#contract/shop/checkout.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { dueHolds } from '../../../purchases/ending/due-purchases.ts'
import { expireDue } from '../../../purchases/ending/expire-purchases.ts'
import type { PurchaseHandlers } from '../../../purchases/purchase-handler.ts'
import { lockCoupons, lockVariants } from '../orders/goods-of-orders.ts'

const AT_ONCE = 100

/**
 * Ends purchases whose hold has run out and that have what a checkout wants, so that no buyer is refused for them; says whether there were any at first. What they
 * and the checkout take is locked together first, codes before variants, so that what follows waits for nobody in another order.
 */
export async function freeDueHolds(tx: Tx, asked: ShopCheckout, handlers: PurchaseHandlers): Promise<boolean> {
  const variants = asked.orders.flatMap(({ lines }) => lines.map(({ variant_id }) => variant_id))
  const codes = asked.orders.flatMap(({ seller, coupon }) => (coupon ? [{ seller, key: couponKey(coupon) }] : []))
  const own = await tx.execute<{ id: number }>(sql`
    select c.id from coupons c join unnest(${sql.param(codes.map(({ seller }) => seller))}::integer[], ${sql.param(codes.map(({ key }) => key))}::text[])
      as asked (shop, key) on c.shop = asked.shop and c.code_key = asked.key`)
  const ids = own.rows.map(({ id }) => id)
  const due = await tx.execute<{ id: number }>(sql`
    select id from purchases where kind = 'shop' and ${dueHolds()} and exists (
      select from shop_orders o where o.purchase = purchases.id and (o.coupon = any(${sql.param(ids)}::integer[])
        or exists (select from shop_order_lines l where l.shop_order = o.id and l.variant = any(${sql.param(variants)}::integer[])))) limit ${AT_ONCE}`)
  if (due.rows.length === 0) return false
  // Waits for another buyer who is freeing them: what comes of that can be had.
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from purchases where id = any(${sql.param(due.rows.map(({ id }) => id))}::integer[]) and ${dueHolds()} order by id for update`)
  if (rows.length > 0) await freeAll(tx, rows, { ids, variants, handlers })
  return true
}

interface Wanted {
  ids: readonly number[]
  variants: readonly number[]
  handlers: PurchaseHandlers
}

async function freeAll(tx: Tx, rows: readonly { id: number }[], { ids, variants, handlers }: Wanted): Promise<void> {
  const due = sql`any(${sql.param(rows.map(({ id }) => id))}::integer[])`
  const theirs = await tx.execute<{ coupon: number | null; variant: number }>(sql`
    select o.coupon, l.variant from shop_orders o join shop_order_lines l on l.shop_order = o.id where o.purchase = ${due}`)
  await lockCoupons(tx, [...ids, ...theirs.rows.flatMap(({ coupon }) => coupon ?? [])])
  await lockVariants(tx, [...variants, ...theirs.rows.map(({ variant }) => variant)])
  await expireDue(tx, sql`purchases.id = ${due}`, handlers)
}
