import { sql } from 'drizzle-orm'
import type { Tx } from '../connection/in-transaction.ts'

type Executes = Pick<Tx, 'execute'>

const hold = (tx: Executes, name: string) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)

/**
 * No other transaction changes what there is between two people until this one ends, whichever of them asks; nor how many the first has. Locks in this
 * order, always: the pair, then the one who asks. A transaction that has the second waits for nothing more, so no deadlock arises.
 */
export async function holdPair(tx: Executes, asker: number, other: number): Promise<void> {
  await hold(tx, `pair ${Math.min(asker, other)} ${Math.max(asker, other)}`)
  await hold(tx, `relations of ${asker}`)
}
