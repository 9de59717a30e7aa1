import { eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../db/connection/in-transaction.ts'
import { buyers } from '../db/tables/accounts.ts'
import { purchases } from '../db/tables/purchases.ts'

/** The buyer of a purchase, by account. Whatever is read or changed for an account is bound to it. */
export const isOf = (user_id: number): SQL => sql`${purchases.buyer} = (select ${buyers.id} from ${buyers} where ${buyers.user_id} = ${user_id})`

/**
 * The buyer record of an account, held until the transaction ends: one person's purchases are made one after the other, so that what they
 * hold can be counted.
 */
export async function lockBuyer(tx: Tx, user_id: number): Promise<number> {
  const [found] = await tx.select({ id: buyers.id }).from(buyers).where(eq(buyers.user_id, user_id)).for('no key update')
  if (!found) throw new TypeError('an account has no buyer record')
  return found.id
}
