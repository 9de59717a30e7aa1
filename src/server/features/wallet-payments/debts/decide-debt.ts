import { eq, sql } from 'drizzle-orm'
import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { decideDebtClaim as contract } from '#contract/desk/debt-claims.ts'
import { WALLET_NAMES } from '#contract/wallet-payments/wallets.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { leaveNotice } from '../../../db/leave-notice.ts'
import { debt_claims } from '../../../db/tables/debt-claims.ts'
import { DEBT_NOUN } from '../../../db/wallet-payments/debt-notices.ts'
import { wellFormed } from '../../../db/well-formed.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import { bookPaidIn, paidInBy } from '../../../ledger/paid-in.ts'

interface Deciding {
  claim_id: number
  /** User id of who decides. */
  staff: number
}

/**
 * Staff say whether a payment of a debt has come, never of a debt of their own. What came is off what is owed, once under the TrxID: where it was noted at a
 * terminal before, nothing moves again. The seller is told.
 * @throws {Problem} not-found; not-allowed — it is their own; bad-state — it was decided, or the TrxID was noted for another seller; bad-input — more than is
 * owed: `facts.most`, paisa
 */
export async function decideDebt(tx: Tx, { claim_id, staff }: Deciding, decision: BodyOf<typeof contract>): Promise<void> {
  const [claim] = await tx.select().from(debt_claims).where(eq(debt_claims.id, claim_id)).for('no key update')
  if (!claim) throw new Problem('not-found')
  if (claim.seller === staff) throw new Problem('not-allowed')
  if (claim.state !== 'waiting') throw new Problem('bad-state')
  // Before the accounts of the ledger are held: they are the last.
  await leaveNotice(tx, { user_id: claim.seller, kind: decision.came ? 'debt-taken' : 'debt-refused', about_noun: DEBT_NOUN, about: claim_id })
  const became = decision.came
    ? { state: 'taken' as const, came_paisa: await take(tx, claim, { staff, paisa: decision.amount_paisa }) }
    : { state: 'refused' as const, reason: wellFormed(decision.reason) }
  await tx
    .update(debt_claims)
    .set({ ...became, decided_at: sql`now()`, decided_by: staff })
    .where(eq(debt_claims.id, claim_id))
  await pauseAt('claim', 'before-commit')
}

/** Gives what of the debt was paid, in paisa. */
async function take(tx: Tx, { seller, wallet, trxid }: typeof debt_claims.$inferSelect, { staff, paisa }: { staff: number; paisa: number }): Promise<number> {
  const paid = { seller, paisa, reference: trxid, note: `${WALLET_NAMES[wallet]} ${trxid}`, by: staff }
  const tooMuch = (owed: number) => new Problem('bad-input', { fields: { amount_paisa: 'too-large' }, facts: { most: owed } })
  if ((await bookPaidIn(tx, paid, tooMuch)) !== undefined) return paisa
  const noted = await paidInBy(tx, trxid, seller)
  if (noted === undefined) throw new Problem('bad-state')
  return noted
}
