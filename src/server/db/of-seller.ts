import { type SQL, sql } from 'drizzle-orm'
import { sellerIdIn } from '#contract/core/of-seller.ts'

/**
 * Rows with a column `seller` that are of the seller for whom a list is asked. The id is read first, so that an index by seller serves.
 * @param asked as `sellerIdIn` in the contract says
 */
export function ofSeller(asked: string): SQL {
  const id = sellerIdIn(asked)
  return id === undefined ? sql`seller = (select user_id from seller_profiles where slug = ${asked})` : sql`seller = ${id}::bigint`
}
