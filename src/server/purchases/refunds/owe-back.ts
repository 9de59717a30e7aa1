import { and, inArray, sql } from 'drizzle-orm'
import type { RefundReason } from '#contract/purchases/purchase-reasons.ts'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { payment_attempts, refunds } from '../../db/tables/payments.ts'
import type { Attempt } from '../payment/attempts.ts'

export type Refund = typeof refunds.$inferSelect
type Owed = Pick<Refund, 'id' | 'attempt' | 'part' | 'paisa' | 'refund_trans_id'>

/**
 * From now on money that came with attempts is owed back; the gateway is asked for it by `giveMoneyBack`. The attempts are held; the database
 * refuses more than was paid. A refund has a name of at most 30 characters: names of attempts begin with letters, so that no two are the same.
 * @param paisa of each; absent: everything that does not go back already.
 */
export async function oweBack(tx: Tx, attempts: readonly Pick<Attempt, 'id'>[], { reason, paisa }: { reason: RefundReason; paisa?: number }): Promise<Owed[]> {
  if (attempts.length === 0) return []
  const ids = attempts.map(({ id }) => id)
  const { rows } = await tx.execute<Owed & Record<string, unknown>>(sql`
    insert into refunds (attempt, part, paisa, reason, refund_trans_id)
    select a.id, before.parts + 1, coalesce(${paisa ?? null}::bigint, a.paid_paisa - a.owed_back_paisa), ${reason},
      'R' || case when before.parts > 0 then (before.parts + 1)::text else '' end || a.tran_id
    from payment_attempts a, lateral (select count(*)::int as parts from refunds r where r.attempt = a.id) before
    where a.id in ${ids} order by a.id
    returning id, attempt, part, paisa::int, refund_trans_id`)
  const { id, owed_back_paisa } = payment_attempts
  const newest = sql`(select r.paisa from refunds r where r.attempt = ${id} order by r.part desc limit 1)`
  await tx
    .update(payment_attempts)
    .set({ owed_back_paisa: sql`${owed_back_paisa} + ${newest}` })
    .where(inArray(id, ids))
  await restateAttempts(tx, ids)
  return rows
}

/** Paisa of an attempt that do not go back. */
export const leftOf = ({ paid_paisa, owed_back_paisa }: Pick<Attempt, 'paid_paisa' | 'owed_back_paisa'>): number => (paid_paisa ?? 0) - owed_back_paisa

/** What paid attempts are by their refunds: one of which only a part goes back is kept all the same. They are held. */
export async function restateAttempts(tx: Tx, ids: readonly number[]): Promise<void> {
  const has = (state: Refund['state']) => sql`exists (select from ${refunds} r where r.attempt = ${payment_attempts.id} and r.state = ${state})`
  const state = sql`case when ${payment_attempts.owed_back_paisa} < ${payment_attempts.paid_paisa} then 'succeeded'
    when ${has('failed')} then 'refund_failed' when ${has('pending')} then 'refund_pending' else 'refunded' end`
  const paid = and(inArray(payment_attempts.id, [...ids]), sql`${payment_attempts.paid_paisa} is not null`)
  await tx.update(payment_attempts).set({ state }).where(paid)
}
