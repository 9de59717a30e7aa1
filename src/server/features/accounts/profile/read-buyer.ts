import { eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../../../db/connection/open.ts'
import { buyers } from '../../../db/tables/accounts.ts'

/**
 * The buyer record of an account, to its owner alone. @param asked the user id that was asked for.
 * @throws {Problem} not-found — there is none, or it is another's: both in the same words.
 * @see Specification §3 "Buyer"
 */
export async function readBuyer(db: Database['db'], user_id: number, asked: number): Promise<{ id: number; user: number }> {
  const [buyer] = await db.select({ id: buyers.id }).from(buyers).where(eq(buyers.user_id, user_id))
  if (!buyer || user_id !== asked) throw new Problem('not-found')
  return { ...buyer, user: user_id }
}
