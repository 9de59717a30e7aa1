import { type SQL, sql } from 'drizzle-orm'
import type { BasketGoods } from '#contract/shop/baskets.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'

type Reader = Pick<Tx, 'execute'>

export type Goods = BasketGoods

/** A day in Dhaka, by the database's clock. */
const TODAY = sql`(now() at time zone 'Asia/Dhaka')::date`

/** Whether the shop `s` of a seller takes no orders now: it is closed today, or staff have suspended it. @param seller SQL */
export const isClosedNow = (seller: SQL): SQL => sql`(coalesce(${TODAY} between s.closed_from and s.closed_until, false)
  or ${seller} in (select shop from suspended_shops))`

/**
 * Variants as they are now, without any lock; also those that cannot be ordered, with the reason. Unknown ones are left out, and such that were never public.
 * @param ids each once
 */
export async function readGoods(db: Reader, ids: readonly number[]): Promise<Map<number, Goods>> {
  if (ids.length === 0) return new Map()
  return goodsWhere(db, sql`v.id = any(${sql.param([...ids])}::integer[])`)
}

/** What staff look at first is not shown to others, wherever it is. */
const shown = (column: 'p.title' | 'p.second_title'): SQL =>
  sql`case when p.held_reason is null then ${sql.raw(column)} else '' end as ${sql.raw(column.slice(2))}`

async function goodsWhere(db: Reader, where: SQL): Promise<Map<number, Goods>> {
  const { rows } = await db.execute<Goods & Record<string, unknown>>(sql`
    select v.id as variant_id, p.id as product_id, ${shown('p.title')}, ${shown('p.second_title')}, v.values,
      case when p.held_reason is null then coalesce(g.file, p.thumbnail) end as picture,
      case when g.file is null then p.thumbnail_tone else g.tone end as tone, p.condition, v.price, v.compare_at, v.stock, v.seller, p.days_to_return,
      case when v.removed_at is not null then 'removed'
        when not p.is_active or p.held_reason is not null then 'off-sale'
        when ${isClosedNow(sql`v.seller`)} then 'closed'
        when v.stock = 0 then 'sold-out' end as gone
    from product_variants v join products p on p.id = v.product
      left join shops s on s.seller = v.seller left join gallery_items g on g.id = v.picture
    where p.published_at is not null and ${where}`)
  return new Map(rows.map((row) => [row.variant_id, row]))
}
