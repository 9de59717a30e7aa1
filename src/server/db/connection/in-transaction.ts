import { setTimeout as wait } from 'node:timers/promises'
import { isConflict } from './faults.ts'
import type { Database } from './open.ts'

/** A transaction under way; `transaction` on it is a savepoint. */
export type Tx = Parameters<Parameters<Database['db']['transaction']>[0]>[0]

const MOST_RETRIES = 3
/** Doubles with every retry; which part of it is waited is left to chance, so that two transactions that met do not meet again. */
const FIRST_WAIT_MS = 30

/**
 * Does work in one transaction. One that conflicts with another (deadlock, serialization) starts over, three times at most, so the work
 * must leave nothing outside of the transaction.
 */
export async function inTransaction<T>(db: Pick<Database['db'], 'transaction'>, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (retries === MOST_RETRIES || !isConflict(error)) throw error
      await wait(Math.random() * FIRST_WAIT_MS * 2 ** retries)
    }
  }
}
