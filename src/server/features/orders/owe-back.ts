import { eq, sql } from 'drizzle-orm'
import type { RefundReason } from '#contract/order-reasons.ts'
import type { Tx } from '../../db/in-transaction.ts'
import { payment_attempts } from '../../db/tables/payments.ts'
import type { Attempt } from './attempts.ts'

/** From now on what came with an attempt is owed back; the gateway is asked for it by `giveMoneyBack`. The attempt is held. */
export async function oweBack(tx: Tx, { id, tran_id, paid_paisa }: Pick<Attempt, 'id' | 'tran_id' | 'paid_paisa'>, why: RefundReason): Promise<void> {
  await tx
    .update(payment_attempts)
    .set({
      state: 'refund_pending',
      // One name for ever: the same wish again is the same refund.
      refund_trans_id: `R${tran_id}`,
      refund_paisa: paid_paisa,
      refund_reason: why,
      refund_asked_at: sql`now()`,
      refund_check_at: sql`now()`,
      refund_begun_at: sql`now()`,
      refund_checks: 0,
      refund_failures: 0,
    })
    .where(eq(payment_attempts.id, id))
}
