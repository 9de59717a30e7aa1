import { sql } from 'drizzle-orm'
import type { PauseReason } from '#contract/wallet/wallet-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { IS_LEDGER_IN_DOUBT } from '../../../ledger/prove/doubt.ts'

/**
 * Why money of a seller `u` of `users` may not leave, as a word; null: it may. A payment that the provider took back is disputed until what it left owed is
 * covered.
 */
export const PAUSED_BY = sql`case
  when u.locked_at is not null then 'locked'
  when exists (select from suspended_shops s where s.shop = u.id) then 'suspended'
  when exists (select from ledger_accounts a where a.owner = u.id and a.kind = 'due' and a.balance > 0)
    and exists (select from earnings e join ledger_moves m on m.purchase = e.purchase and m.kind = 'debited' where e.seller = u.id) then 'disputed'
  when ${IS_LEDGER_IN_DOUBT} then 'checking'
  end`

/** Why a seller can withdraw nothing now; null: they can. */
export async function pauseOf(db: Pick<Tx, 'execute'>, user_id: number): Promise<PauseReason | null> {
  const { rows } = await db.execute<{ paused: PauseReason | null }>(sql`select ${PAUSED_BY} as paused from users u where u.id = ${user_id}`)
  return rows[0]?.paused ?? null
}
