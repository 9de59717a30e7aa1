import { and, eq, inArray, sql } from 'drizzle-orm'
import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { answerWalletRefund, sendWalletRefund } from '#contract/wallet-payments/claim-steps.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { wallet_claims, wallet_refunds } from '../../../db/tables/wallet-payments.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import { bookPaidBack } from '../../../ledger/paid-back.ts'
import { endPurchases } from '../../../purchases/ending/end-purchases.ts'
import type { PurchaseHandlers } from '../../../purchases/purchase-handler.ts'
import type { ClaimWork } from './confirm-claim.ts'
import { type HeldClaim, holdClaim, requireMayOnClaim, type WhoseClaim } from './hold-claim.ts'
import { moveClaim } from './move-claim.ts'
import { takeTrxId } from './take-trx-id.ts'

/**
 * The seller says what they have sent back, once by its TrxID; no more than came. It never goes through the payment provider.
 * @throws {Problem} not-found, bad-state, trxid-used; bad-input — more than is left of what came: `facts.most`, paisa
 */
export async function sendRefund(
  { tx, handlers }: Pick<ClaimWork, 'tx' | 'handlers'>,
  whose: WhoseClaim,
  { wallet, trxid, amount_paisa }: BodyOf<typeof sendWalletRefund>,
): Promise<void> {
  const held = await holdClaim(tx, whose)
  const { claim, facts, by } = held
  const isThis = and(eq(wallet_refunds.claim, claim.id), eq(wallet_refunds.wallet, wallet), eq(wallet_refunds.trxid, trxid))
  if (by === 'seller' && (await tx.$count(wallet_refunds, isThis)) > 0) return
  requireMayOnClaim(held, 'refund')
  const most = (claim.came_paisa ?? 0) - facts.sent_back_paisa
  if (amount_paisa > most) throw new Problem('bad-input', { fields: { amount_paisa: 'too-large' }, facts: { most } })
  await takeTrxId(tx, { wallet, trxid }, { buyer: null })
  const [made] = await tx.insert(wallet_refunds).values({ claim: claim.id, wallet, trxid, paisa: amount_paisa }).returning({ id: wallet_refunds.id })
  if (!made) throw new TypeError('a refund was not written')
  await endLess(tx, handlers, held)
  await moveClaim(tx, held, { to: claim.state, action: 'refund', details: { refund: made.id, paisa: amount_paisa } })
  await pauseAt('claim', 'before-commit')
}

/** Who sends back what was too little sells nothing for it: what is kept is free again. @throws {Problem} bad-state — the rest was claimed meanwhile */
async function endLess(tx: Tx, handlers: PurchaseHandlers, { claim, purchase }: HeldClaim): Promise<void> {
  if (claim.state !== 'less' || purchase.state !== 'claimed') return
  const isAsked = and(eq(wallet_claims.purchase, purchase.id), inArray(wallet_claims.state, ['claimed', 'disputed']))
  if ((await tx.$count(wallet_claims, isAsked)) > 0) throw new Problem('bad-state')
  await endPurchases(tx, [{ ...purchase, state: 'claimed' }], {
    to: 'cancelled',
    reason: 'not-paid',
    by: 'seller',
    why: 'what was too little is sent back',
    handlers,
  })
}

/** The buyer says whether a refund arrived; if not, staff are asked. Said twice, it is said once. @throws {Problem} not-found, bad-state */
export async function answerRefund(tx: Tx, whose: WhoseClaim, { refund_id, is_received, story }: BodyOf<typeof answerWalletRefund>): Promise<void> {
  const held = await holdClaim(tx, whose)
  const { claim, by } = held
  const [refund] = await tx
    .select()
    .from(wallet_refunds)
    .where(and(eq(wallet_refunds.id, refund_id), eq(wallet_refunds.claim, claim.id)))
  if (!refund) throw new Problem(by === 'buyer' ? 'not-found' : 'bad-state')
  const state = is_received ? 'received' : 'disputed'
  if (by === 'buyer' && refund.state === state) return
  // Money that was said not to have come may come after all.
  const isLateYes = is_received && refund.state === 'disputed'
  if (!(isLateYes && by === 'buyer')) requireMayOnClaim(held, 'refund_answer')
  if (refund.state !== 'sent' && !isLateYes) throw new Problem('bad-state')
  await tx.update(wallet_refunds).set({ state, answered_at: sql`now()` }).where(eq(wallet_refunds.id, refund.id))
  const asked = is_received ? {} : { buyer_story: story, asked_staff_at: sql`coalesce(${wallet_claims.asked_staff_at}, now())` }
  await moveClaim(tx, held, { to: claim.state, action: is_received ? 'refund_received' : 'refund_missing', set: asked, details: { refund: refund.id } })
  if (is_received) await bookPaidBack(tx, claim.shop_order)
}
