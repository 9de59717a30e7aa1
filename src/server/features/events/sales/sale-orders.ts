import { type SQL, sql } from 'drizzle-orm'
import type { SaleSort } from '#contract/events/sales-rules.ts'
import { lowerSql } from '../../../db/search/lower-sql.ts'
import { events } from '../../../db/tables/events.ts'
import { purchases } from '../../../db/tables/purchases.ts'

interface SaleOrder {
  by: SQL
  isRising: boolean
}

const { id, final_price, full_name } = purchases

/** What orders are sorted by, the last of it different for each: no value changes once the order is placed, so that a page can go on after it. */
export const SALE_ORDERS: Record<SaleSort, SaleOrder[]> = {
  newest: [{ by: sql`${id}`, isRising: false }],
  oldest: [{ by: sql`${id}`, isRising: true }],
  amount: [
    { by: sql`${final_price}`, isRising: false },
    { by: sql`${id}`, isRising: false },
  ],
  name: [
    { by: lowerSql(sql`${full_name}`), isRising: true },
    { by: sql`${id}`, isRising: true },
  ],
}

/** Values of the order after which a page goes on. */
const LAST: Record<SaleSort, SQL> = {
  newest: sql`last.id`,
  oldest: sql`last.id`,
  amount: sql`last.final_price, last.id`,
  name: sql`${lowerSql(sql`last.full_name`)}, last.id`,
}

interface After {
  sort: SaleSort
  /** Whose orders are read: where another seller's order stands is not said. */
  seller: number
  /** Id of the last order of the page before. */
  after: number
}

/** Of the orders that come after one of them. */
export function comesAfter({ sort, seller, after }: After): SQL {
  const values = sql.join(
    SALE_ORDERS[sort].map(({ by }) => by),
    sql`, `,
  )
  const sign = SALE_ORDERS[sort][0]?.isRising ? sql`>` : sql`<`
  return sql`(${values}) ${sign} (select ${LAST[sort]} from ${purchases} last
    where last.id = ${after} and last.event in (select ${events.id} from ${events} where ${events.seller} = ${seller}))`
}
