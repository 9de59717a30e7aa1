import { type SQL, sql } from 'drizzle-orm'
import type { BasketGoods } from '#contract/shop/baskets.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'

type Reader = Pick<Tx, 'execute'>

/** What is read of a variant for baskets and orders; `words` of it are those of the product. */
export type Goods = BasketGoods

/** A day in Dhaka, by the database's clock. */
const TODAY = sql`(now() at time zone 'Asia/Dhaka')::date`

/** Whether the shop `s` takes no orders today. */
export const isClosedNow = sql`coalesce(${TODAY} between s.closed_from and s.closed_until, false)`

/**
 * Variants as they are now, without any lock; also those that cannot be ordered, with the reason. Unknown ones are left out.
 * @param ids each once
 */
export async function readGoods(db: Reader, ids: readonly number[]): Promise<Map<number, Goods>> {
  if (ids.length === 0) return new Map()
  return goodsWhere(db, sql`v.id = any(${sql.param([...ids])}::integer[])`)
}

async function goodsWhere(db: Reader, where: SQL): Promise<Map<number, Goods>> {
  const { rows } = await db.execute<Goods & Record<string, unknown>>(sql`
    select v.id as variant_id, p.id as product_id, p.title, p.second_title, v.values, coalesce(g.file, p.thumbnail) as picture,
      case when g.file is null then p.thumbnail_tone else g.tone end as tone, p.condition, v.price, v.compare_at, v.stock, v.seller, p.days_to_return,
      case when v.removed_at is not null then 'removed'
        when not p.is_active or p.held_reason is not null then 'off-sale'
        when ${isClosedNow} then 'closed'
        when v.stock = 0 then 'sold-out' end as gone
    from product_variants v join products p on p.id = v.product
      left join shops s on s.seller = v.seller left join gallery_items g on g.id = v.picture
    where ${where}`)
  return new Map(rows.map((row) => [row.variant_id, row]))
}
