import { and, eq, ne, sql } from 'drizzle-orm'
import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { decideWalletClaim as contract } from '#contract/desk/wallet-claims.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { wallet_claims, wallet_refunds } from '../../../db/tables/wallet-payments.ts'
import { wellFormed } from '../../../db/well-formed.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import { bookPaidBack } from '../../../ledger/paid-back.ts'
import { endPurchases } from '../../../purchases/ending/end-purchases.ts'
import { type ClaimWork, takeWord } from '../claims/confirm-claim.ts'
import { type HeldClaim, lockClaim } from '../claims/hold-claim.ts'
import { moveClaim } from '../claims/move-claim.ts'

type Decision = BodyOf<typeof contract>
type OnPayment = Extract<Decision, { about: 'payment' }>
type OnRefund = Extract<Decision, { about: 'refund' }>

interface Deciding {
  claim_id: number
  /** User id of who decides. */
  staff: number
}

/**
 * Staff decide what the sides do not agree on, never about what is their own. What they say has the effect that the seller's own word would have: no money of ours moves.
 * @throws {Problem} not-found; not-allowed — it is their own; bad-state — staff are not asked, or not any more
 */
export async function decideClaim(work: ClaimWork, { claim_id, staff }: Deciding, decision: Decision): Promise<void> {
  const { tx } = work
  const held = await lockClaim(tx, claim_id, { by: 'staff', account: staff })
  await requireOthers(tx, held, staff)
  if (held.claim.asked_staff_at === null) throw new Problem('bad-state')
  if (decision.about === 'refund') await decideRefund(tx, held, decision)
  else await decidePayment(work, held, decision)
  await pauseAt('claim', 'before-commit')
}

/** @throws {Problem} not-allowed */
async function requireOthers(tx: Tx, { claim, purchase }: HeldClaim, staff: number): Promise<void> {
  const own = await tx.execute(sql`select from buyers where id = ${purchase.buyer} and user_id = ${staff}`)
  if (claim.seller === staff || own.rowCount) throw new Problem('not-allowed')
}

async function decidePayment(work: ClaimWork, held: HeldClaim, { came, amount_paisa, reason }: OnPayment): Promise<void> {
  const { tx, handlers } = work
  const { claim, purchase } = held
  // What its seller has said to have is not said not to have come; of that only what is owed back is left, and staff have looked at it.
  const isSaid = claim.came_paisa !== null && claim.state !== 'less'
  if (claim.state === 'refused' || (isSaid && !came)) throw new Problem('bad-state')
  const decided = { decision: wellFormed(reason), decided_came: came, decided_by: held.account, decided_at: sql`now()`, asked_staff_at: null }
  if (isSaid) return moveClaim(tx, held, { to: claim.state, action: 'decide', set: decided, details: { came } })
  if (came) {
    const paisa = amount_paisa ?? claim.came_paisa ?? claim.amount_paisa
    return takeWord(work, held, { paisa, takesLess: false, action: 'decide', why: reason, set: decided })
  }
  // Nothing came: what is kept for it is free again, unless another claim of the same purchase stands.
  const others = and(eq(wallet_claims.purchase, purchase.id), ne(wallet_claims.id, claim.id), eq(wallet_claims.state, 'less'))
  if (purchase.state === 'claimed' && (await tx.$count(wallet_claims, others)) === 0)
    await endPurchases(tx, [{ ...purchase, state: 'claimed' }], { to: 'cancelled', reason: 'not-paid', by: 'staff', why: wellFormed(reason), handlers })
  await moveClaim(tx, held, { to: 'refused', action: 'decide', set: { ...decided, came_paisa: null }, details: { came: false } })
}

/** A refund that one side says was sent and the other did not get. @throws {Problem} not-found, bad-state */
async function decideRefund(tx: Tx, held: HeldClaim, { refund_id, came, reason }: OnRefund): Promise<void> {
  const { claim } = held
  const isOf = and(eq(wallet_refunds.id, refund_id), eq(wallet_refunds.claim, claim.id))
  const [refund] = await tx.select().from(wallet_refunds).where(isOf)
  if (!refund) throw new Problem('not-found')
  if (refund.state !== 'disputed' && refund.state !== 'sent') throw new Problem('bad-state')
  await tx
    .update(wallet_refunds)
    .set({ state: came ? 'received' : 'void', answered_at: sql`now()` })
    .where(isOf)
  const set = { decision: wellFormed(reason), decided_came: came, decided_by: held.account, decided_at: sql`now()`, asked_staff_at: null }
  await moveClaim(tx, held, { to: claim.state, action: 'decide_refund', set, details: { refund: refund_id, came } })
  if (came) await bookPaidBack(tx, claim.shop_order)
}
