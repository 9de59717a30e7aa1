import { eq } from 'drizzle-orm'
import { holdPerson } from '../../../db/accounts/hold-person.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { requireShopStands } from '../../../db/sellers/shop-off.ts'
import { shops } from '../../../db/tables/products.ts'

type ShopRow = typeof shops.$inferSelect

/**
 * One's own shop for a transaction that changes it or its options: one at a time. Made where there is none.
 * @throws {Problem} shop-taken-off; not-signed-in — the account was deleted or locked meanwhile.
 */
export async function holdOwnShop(tx: Tx, seller: number): Promise<ShopRow> {
  await holdPerson(tx, seller)
  await requireShopStands(tx, seller)
  await tx.insert(shops).values({ seller, version: 0 }).onConflictDoNothing()
  const [held] = await tx.select().from(shops).where(eq(shops.seller, seller)).for('no key update')
  if (!held) throw new TypeError('a shop was made and is not there')
  return held
}
