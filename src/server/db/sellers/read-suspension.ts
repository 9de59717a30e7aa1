import { eq } from 'drizzle-orm'
import type { Suspension } from '#contract/sellers/suspension.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { suspended_shops } from '../tables/shop-orders.ts'

/** Whether staff let a seller's shop sell nothing; null: it may sell. */
export async function readSuspension(db: Pick<Tx, 'select'>, seller: number): Promise<Suspension | null> {
  const { at, why: reason, shop } = suspended_shops
  const [found] = await db.select({ at, reason }).from(suspended_shops).where(eq(shop, seller))
  return found ?? null
}
