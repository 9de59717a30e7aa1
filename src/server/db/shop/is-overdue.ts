import { type SQL, sql } from 'drizzle-orm'
import { TO_HAND_OVER } from '#contract/shop/legal-clock.ts'
import { shop_orders } from '../tables/shop-orders.ts'

const { state, hand_over_by, deliver_by } = shop_orders

/** Orders of which a date of the law was missed, by the database's clock: as `overdueOf` has it. What waits to be collected is its buyer's to fetch. */
export const isLateFor = (date: 'hand-over' | 'delivery' | 'collection'): SQL => {
  if (date === 'collection') return sql`(${state} = 'ready' and ${deliver_by} < now())`
  const toHandOver = sql`${state} in ${TO_HAND_OVER}`
  return date === 'delivery' ? sql`((${toHandOver} or ${state} = 'shipped') and ${deliver_by} < now())` : sql`(${toHandOver} and ${hand_over_by} < now())`
}

export const IS_OVERDUE = sql`(${isLateFor('hand-over')} or ${isLateFor('delivery')} or ${isLateFor('collection')})`
