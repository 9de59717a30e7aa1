import { and, eq, inArray, lt, type SQL } from 'drizzle-orm'
import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import { SHOP_ORDER_LIMITS, type ShopOrderGroup, STATES_OF_GROUP } from '#contract/shop/shop-order-rules.ts'
import type { listShopOrders as endpoint } from '#contract/shop/shop-orders.ts'
import { IS_OVERDUE } from '../../../db/shop/is-overdue.ts'
import { shop_orders } from '../../../db/tables/shop-orders.ts'
import { type ReadBy, type Reader, readOrders, sideOf } from './read-orders.ts'

/** A page of one's orders, the latest first: it goes on after the id in the cursor. @throws {Problem} bad-input — a cursor of ours it is not */
export async function listShopOrders(
  db: Reader,
  by: ReadBy,
  { side, state, group, cursor, limit = SHOP_ORDER_LIMITS.listed }: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const after = cursor === undefined ? undefined : await idOf(db, by, { side, number: cursor })
  const where = and(sideOf(side, by), state && eq(shop_orders.state, state), group && isIn(group), after === undefined ? undefined : lt(shop_orders.id, after))
  const found = await readOrders(db, by, { where, most: limit + 1 })
  const results = found.slice(0, limit)
  return { results, next_cursor: found.length > limit ? (results.at(-1)?.number ?? null) : null }
}

/** Of the order that a page ended with: its number says nothing of how many there are. One that is not there begins again. */
async function idOf(db: Reader, by: ReadBy, { side, number }: { side: 'bought' | 'sold'; number: string }): Promise<number | undefined> {
  const [found] = await db
    .select({ id: shop_orders.id })
    .from(shop_orders)
    .where(and(sideOf(side, by), eq(shop_orders.number, number)))
  return found?.id
}

const isIn = (group: ShopOrderGroup): SQL => (group === 'overdue' ? IS_OVERDUE : inArray(shop_orders.state, [...STATES_OF_GROUP[group]]))
