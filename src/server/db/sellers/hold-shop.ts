import { eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { holdPerson } from '../accounts/hold-person.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { seller_profiles } from '../tables/sellers.ts'
import { requireShopStands } from './shop-off.ts'

/** By what of their shop a seller's things are found. */
export interface ShopNames {
  seller_name: string
  district: string | null
}

/**
 * The names of a shop that stands. Held until the transaction ends, so that a new name meets everything that is found by it; taken before any of that.
 * @throws {Problem} not-found — the shop is gone; shop-taken-off; not-signed-in — the account was deleted or locked meanwhile.
 */
export async function holdShop(tx: Pick<Tx, 'select'> & Parameters<typeof holdPerson>[0], seller: number): Promise<ShopNames> {
  const names = await holdShopNames(tx, seller)
  await requireShopStands(tx, seller)
  return names
}

/** The same of a shop that may be off. @throws {Problem} not-found, not-signed-in */
export async function holdShopNames(tx: Parameters<typeof holdPerson>[0], seller: number): Promise<ShopNames> {
  await holdPerson(tx, seller)
  const { user_id, full_name, district } = seller_profiles
  const [shop] = await tx.select({ seller_name: full_name, district }).from(seller_profiles).where(eq(user_id, seller)).for('share')
  if (!shop) throw new Problem('not-found')
  return shop
}
