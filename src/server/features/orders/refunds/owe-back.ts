import { inArray, sql } from 'drizzle-orm'
import type { RefundReason } from '#contract/orders/order-reasons.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { payment_attempts } from '../../../db/tables/payments.ts'
import type { Attempt } from '../payment/attempts.ts'

/** From now on what came with attempts is owed back; the gateway is asked for it by `giveMoneyBack`. The attempts are held. */
export async function oweBack(tx: Tx, attempts: readonly Pick<Attempt, 'id'>[], why: RefundReason): Promise<void> {
  if (attempts.length === 0) return
  const ids = attempts.map(({ id }) => id)
  await tx
    .update(payment_attempts)
    .set({
      state: 'refund_pending',
      // One name for ever: the same wish again is the same refund.
      refund_trans_id: sql`'R' || ${payment_attempts.tran_id}`,
      refund_paisa: sql`${payment_attempts.paid_paisa}`,
      refund_reason: why,
      refund_asked_at: sql`now()`,
      refund_check_at: sql`now()`,
      refund_begun_at: sql`now()`,
      refund_checks: 0,
      refund_failures: 0,
    })
    .where(inArray(payment_attempts.id, ids))
}
