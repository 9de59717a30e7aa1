import { desc, eq, sql } from 'drizzle-orm'
import { BASKET_LIMITS } from '#contract/shop/basket-lines.ts'
import type { Basket, BasketGoods, BasketShop } from '#contract/shop/baskets.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { baskets } from '../../../db/tables/shop-orders.ts'
import { readGoods } from '../goods/read-goods.ts'
import { readShops } from '../goods/read-shops.ts'

type Reader = Pick<Tx, 'execute' | 'select'>

const CLOCK = sql<string>`clock_timestamp()`.mapWith(baskets.changed_at)

/** The basket of a person, with what everything in it is now. @param phone which asks: what others have changed is marked */
export async function readBasket(db: Reader, user_id: number, phone: string | undefined): Promise<Basket> {
  const isKept = sql`not ${baskets.is_removed} or ${baskets.changed_at} > now() - make_interval(days => ${BASKET_LIMITS.deletionsKeptDays})`
  const rows = await db
    .select()
    .from(baskets)
    .where(sql`${eq(baskets.user_id, user_id)} and (${isKept})`)
    .orderBy(desc(baskets.added_at), desc(baskets.variant))
  const inIt = rows.filter(({ is_removed }) => !is_removed)
  const goods = await readGoods(
    db,
    inIt.map(({ variant }) => variant),
  )
  return {
    lines: inIt.flatMap((row) => {
      const now = goods.get(row.variant)
      const { quantity, changed_at, price_seen, seen_at } = row
      return now ? [{ ...now, quantity, changed_at, price_seen, seen_at, is_from_elsewhere: row.phone !== phone }] : []
    }),
    deletions: rows.flatMap((row) => (row.is_removed ? [{ variant_id: row.variant, changed_at: row.changed_at, is_from_elsewhere: row.phone !== phone }] : [])),
    shops: await shopsOf(db, goods),
    left_out: [],
    server_time: await readClock(db),
  }
}

/** Variants as they are now, and their shops. */
export async function readGoodsOnSale(db: Reader, ids: readonly number[]): Promise<{ goods: BasketGoods[]; shops: BasketShop[]; server_time: string }> {
  const goods = await readGoods(db, [...new Set(ids)])
  return { goods: [...goods.values()], shops: await shopsOf(db, goods), server_time: await readClock(db) }
}

const shopsOf = (db: Reader, goods: ReadonlyMap<number, BasketGoods>): Promise<BasketShop[]> =>
  readShops(
    db,
    [...goods.values()].map(({ seller }) => seller),
  )

/** The database's clock when it answers. */
async function readClock(db: Reader): Promise<string> {
  const [row] = await db.select({ now: CLOCK }).from(sql`(select 1) as one`)
  return row?.now ?? ''
}
