import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { purchase_tasks } from '../../db/tables/purchases.ts'

/**
 * Leaves it to be told that money of a purchase has gone back, by e-mail and in the app. Of a purchase there may be several: what has been told
 * already gets a notice about this money alone, what still waits tells of both. In the transaction that writes down that it has gone.
 */
export async function leaveRefundTasks(tx: Tx, purchase: number, refund: number): Promise<void> {
  const details = { refunds: String(refund) }
  const both = sql`jsonb_build_object('refunds', concat_ws(',', ${purchase_tasks.details} ->> 'refunds', excluded.details ->> 'refunds'))`
  await tx
    .insert(purchase_tasks)
    .values([
      { purchase, kind: 'letter-refund', details },
      { purchase, kind: 'tell-refunded', details },
    ])
    .onConflictDoUpdate({
      target: [purchase_tasks.purchase, purchase_tasks.kind],
      set: {
        due_at: sql`now()`,
        tries: 0,
        done_at: null,
        details: sql`case when ${purchase_tasks.done_at} is null then ${both} else excluded.details end`,
      },
    })
}
