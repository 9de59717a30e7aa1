import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { order_tasks } from '../../../db/tables/payments.ts'

/**
 * Leaves it to be told that money of an order has gone back, by e-mail and in the app. Of an order there may be several: what has been told
 * already is told anew of this money alone, what still waits tells of both. In the transaction that writes down that it has gone.
 * @param attempt with which the money came.
 */
export async function leaveRefundTasks(tx: Tx, event_order: number, attempt: number): Promise<void> {
  const details = { attempts: String(attempt) }
  const both = sql`jsonb_build_object('attempts', concat_ws(',', ${order_tasks.details} ->> 'attempts', excluded.details ->> 'attempts'))`
  await tx
    .insert(order_tasks)
    .values([
      { event_order, kind: 'letter-refund', details },
      { event_order, kind: 'tell-refunded', details },
    ])
    .onConflictDoUpdate({
      target: [order_tasks.event_order, order_tasks.kind],
      set: {
        due_at: sql`now()`,
        tries: 0,
        done_at: null,
        details: sql`case when ${order_tasks.done_at} is null then ${both} else excluded.details end`,
      },
    })
}
