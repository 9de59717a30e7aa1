import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { seedings } from '../../db/tables/upkeep.ts'

/** There as long as the last proof has found something that does not fit. */
const NAME = 'ledger-in-doubt'

/** The same in SQL, for a query of something else. */
export const IS_LEDGER_IN_DOUBT = sql`exists (select from seedings where name = ${NAME})`

/** Whether the last proof of the ledger has found something that does not fit: until staff have seen to it, no money leaves the house. */
export async function isLedgerInDoubt(db: Pick<Tx, 'select'>): Promise<boolean> {
  const found = await db.select({ name: seedings.name }).from(seedings).where(eq(seedings.name, NAME))
  return found.length > 0
}

/** Writes down what a proof came to. @param faults none: money may leave the house again */
export async function noteProof(db: Pick<Tx, 'insert' | 'delete'>, faults: readonly string[]): Promise<void> {
  if (faults.length === 0) await db.delete(seedings).where(eq(seedings.name, NAME))
  else await db.insert(seedings).values({ name: NAME, seeded_at: sql`now()` }).onConflictDoNothing()
}
