import { and, eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { CLAIM_LIMITS, type ClaimAction, type ClaimFacts, type ClaimParty, mayOnClaim } from '#contract/wallet-payments/claim-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { buyers } from '../../../db/tables/accounts.ts'
import { purchases } from '../../../db/tables/purchases.ts'
import { wallet_claims, wallet_refunds } from '../../../db/tables/wallet-payments.ts'
import type { Purchase } from '../../../purchases/purchase-handler.ts'

export type ClaimRow = typeof wallet_claims.$inferSelect

/** A claim with its purchase, both held until the transaction ends: buyer record, purchase, claim, as everywhere. */
export interface HeldClaim {
  claim: ClaimRow
  purchase: Purchase
  by: ClaimParty
  account: number
  facts: ClaimFacts
}

export interface WhoseClaim {
  user_id: number
  claim_id: number
}

/** Of its buyer or its seller. @throws {Problem} not-found — there is none of that number, or it is others': both in the same words */
export async function holdClaim(tx: Tx, { user_id, claim_id }: WhoseClaim): Promise<HeldClaim> {
  const [found] = await tx
    .select({ seller: wallet_claims.seller, buyer: buyers.user_id })
    .from(wallet_claims)
    .innerJoin(buyers, eq(buyers.id, wallet_claims.buyer))
    .where(eq(wallet_claims.id, claim_id))
  const isBuyers = found?.buyer === user_id
  if (!found || !(isBuyers || found.seller === user_id)) throw new Problem('not-found')
  return lockClaim(tx, claim_id, { by: isBuyers ? 'buyer' : 'seller', account: user_id })
}

/** @throws {Problem} not-found */
export async function lockClaim(tx: Tx, claim_id: number, who: Pick<HeldClaim, 'by' | 'account'>): Promise<HeldClaim> {
  const [named] = await tx.select({ buyer: wallet_claims.buyer, purchase: wallet_claims.purchase }).from(wallet_claims).where(eq(wallet_claims.id, claim_id))
  if (!named) throw new Problem('not-found')
  // A purchase that takes its goods again may use its promo code again: one person's uses are counted while the record is held.
  await tx.select({ id: buyers.id }).from(buyers).where(eq(buyers.id, named.buyer)).for('no key update')
  const [purchase] = await tx.select().from(purchases).where(eq(purchases.id, named.purchase)).for('update')
  const isSilent = sql<boolean>`${wallet_claims.claimed_at} + make_interval(hours => ${CLAIM_LIMITS.cancelHours}) <= now()`
  const [held] = await tx.select({ claim: wallet_claims, isSilent }).from(wallet_claims).where(eq(wallet_claims.id, claim_id)).for('update')
  if (!purchase || !held) throw new TypeError(`claim ${claim_id} has no purchase`)
  const refunds = await tx.select({ paisa: wallet_refunds.paisa, state: wallet_refunds.state }).from(wallet_refunds).where(eq(wallet_refunds.claim, claim_id))
  return { ...who, claim: held.claim, purchase, facts: factsOf(held.claim, { purchase, refunds, isSilent: held.isSilent }) }
}

interface Around {
  purchase: Pick<Purchase, 'state'>
  refunds: readonly Pick<typeof wallet_refunds.$inferSelect, 'paisa' | 'state'>[]
  isSilent: boolean
}

/** What decides what can be done with a claim. */
export const factsOf = (
  claim: Pick<ClaimRow, 'state' | 'asked_paisa' | 'came_paisa' | 'asked_staff_at'>,
  { purchase, refunds, isSilent }: Around,
): ClaimFacts => ({
  state: claim.state,
  asked_paisa: claim.asked_paisa,
  came_paisa: claim.came_paisa,
  isStanding: purchase.state === 'confirmed',
  sent_back_paisa: refunds.reduce((sum, { paisa, state }) => sum + (state === 'void' ? 0 : paisa), 0),
  isSilent,
  isComplained: claim.asked_staff_at !== null,
  isRefundOpen: refunds.some(({ state }) => state === 'sent'),
})

/** @throws {Problem} bad-state — it is past that, or it is for another party to do */
export function requireMayOnClaim({ by, facts }: HeldClaim, action: ClaimAction): void {
  if (!mayOnClaim(action, by, facts)) throw new Problem('bad-state')
}

/** Other claims of the same purchase of which less came than was asked: together with this one they may be enough. */
export const lessOf = (tx: Pick<Tx, 'select'>, purchase: number): Promise<ClaimRow[]> =>
  tx
    .select()
    .from(wallet_claims)
    .where(and(eq(wallet_claims.purchase, purchase), eq(wallet_claims.state, 'less')))
