import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import type { ReturnGroup } from '#contract/shop/return-groups.ts'
import { OPEN_RETURN_STATES, RETURN_LIMITS } from '#contract/shop/return-rules.ts'
import type { listShopReturns as contract } from '#contract/shop/returns.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { shop_returns } from '../../../db/tables/shop-returns.ts'
import { readReturns, returnsOf, toldTo } from './read-returns.ts'

/** A page of one's complaints, the latest first: it goes on after the number in the cursor; after one that is not there it begins again. */
export async function listShopReturns(
  db: Pick<Tx, 'select'>,
  user_id: number,
  { side, group, cursor, limit = RETURN_LIMITS.listed }: QueryOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const own = returnsOf(side, user_id)
  const [after] =
    cursor === undefined
      ? []
      : await db
          .select({ id: shop_returns.id })
          .from(shop_returns)
          .where(and(own, eq(shop_returns.number, cursor)))
  const where = and(own, group && isIn(group, side), after && lt(shop_returns.id, after.id))
  const found = await readReturns(db, { where, most: limit + 1 })
  const results = found.slice(0, limit).map((one) => toldTo(user_id, one))
  return { results, next_cursor: found.length > limit ? (results.at(-1)?.number ?? null) : null }
}

const { state, remedy, goes_back, received_at } = shop_returns
const IS_OPEN = sql`${state} = any(${sql.param([...OPEN_RETURN_STATES])})`
const IS_ONLINE = sql`(select o.method from shop_orders o where o.id = ${shop_returns.shop_order}) = 'online'`
/** As `turnOf` has it. */
const IS_BUYERS = sql`(${state} in ('declined', 'given') or (${state} = 'agreed' and ((${goes_back} and ${received_at} is null) or (${remedy} = 'refund' and ${IS_ONLINE}))))`
const IS_STAFFS = sql`${state} = 'disputed'`

function isIn(group: ReturnGroup, side: 'bought' | 'sold'): SQL {
  const isOwn = side === 'bought' ? IS_BUYERS : sql`not ${IS_BUYERS} and not ${IS_STAFFS}`
  switch (group) {
    case 'ended':
      return sql`not ${IS_OPEN}`
    case 'to-do':
      return sql`${IS_OPEN} and ${isOwn}`
    default:
      return sql`${IS_OPEN} and not (${isOwn})`
  }
}
