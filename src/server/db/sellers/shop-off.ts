import { and, eq, isNotNull } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../connection/open.ts'
import { seller_profiles } from '../tables/sellers.ts'

type Reader = Pick<Database['db'], 'select'>

/** Why staff have taken a shop off; undefined: it stands, or there is none. */
export async function readShopOff(db: Reader, user_id: number): Promise<{ reason: string } | undefined> {
  const [shop] = await db
    .select({ reason: seller_profiles.taken_off_reason })
    .from(seller_profiles)
    .where(and(eq(seller_profiles.user_id, user_id), isNotNull(seller_profiles.taken_off_at)))
  return shop
}

/**
 * Lets pass sellers whose shop stands. In the transaction that posts something it is asked after `holdPerson`: taking a shop off waits for that.
 * @throws {Problem} shop-taken-off
 */
export async function requireShopStands(db: Reader, user_id: number): Promise<void> {
  if (await readShopOff(db, user_id)) throw new Problem('shop-taken-off')
}
