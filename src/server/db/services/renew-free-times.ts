import type { Tx } from '../connection/in-transaction.ts'
import { free_time_tasks } from '../tables/services.ts'

/** Has the free times of a seller's services, as lists show them, looked at again once this transaction is over. */
export async function renewFreeTimes(tx: Pick<Tx, 'insert'>, seller: number): Promise<void> {
  await tx.insert(free_time_tasks).values({ seller })
}
