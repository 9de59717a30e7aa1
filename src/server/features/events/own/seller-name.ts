import { eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { holdPerson } from '../../../db/accounts/hold-person.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { seller_profiles } from '../../../db/tables/sellers.ts'

/**
 * The name by which a seller's events are found. Held until the transaction ends, so that a new name meets every event.
 * @throws {Problem} not-found — the shop is gone; not-signed-in — the account was deleted or locked meanwhile.
 */
export async function holdSellerName(tx: Tx, seller: number): Promise<string> {
  await holdPerson(tx, seller)
  const [shop] = await tx.select({ full_name: seller_profiles.full_name }).from(seller_profiles).where(eq(seller_profiles.user_id, seller)).for('share')
  if (!shop) throw new Problem('not-found')
  return shop.full_name
}
