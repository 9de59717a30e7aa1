import { type DeskWalletClaim, decideWalletClaim, listDeskWalletClaims } from '#contract/desk/wallet-claims.ts'
import type { CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'

export const loadDeskClaims = (options: CallOptions, cursor?: string) =>
  call(listDeskWalletClaims, { query: { ...(cursor !== undefined && { cursor }) } }, options)

/** What staff decide: of a payment whether it came, of a refund whether it arrived; `noted`: it came, as its seller said, and is owed back. */
export type ClaimAct = 'came' | 'notCome' | 'arrived' | 'void' | 'noted'

/** The refund that the two sides do not agree on; undefined: there is none. */
export const refundInDoubt = ({ refunds }: DeskWalletClaim) => refunds.find(({ state }) => state === 'disputed')

/** What can be decided of a claim now. */
export function claimActsOf(claim: DeskWalletClaim): ClaimAct[] {
  if (claim.asked_staff_at === null) return []
  if (refundInDoubt(claim)) return ['arrived', 'void']
  return claim.came_paisa === null || claim.state === 'less' ? ['came', 'notCome'] : ['noted']
}

/** @param said `onceKey` is the same at every try @throws {Problem} */
export async function decideClaim(act: ClaimAct, claim: DeskWalletClaim, { reason, onceKey }: { reason: string; onceKey: string }): Promise<DeskWalletClaim> {
  const refund = refundInDoubt(claim)
  const isRefund = refund !== undefined && (act === 'arrived' || act === 'void')
  const body = isRefund
    ? { about: 'refund' as const, refund_id: refund.refund_id, came: act === 'arrived', reason }
    : { about: 'payment' as const, came: act !== 'notCome', reason }
  return (await call(decideWalletClaim, { params: { claim_id: claim.claim_id }, body }, { onceKey })).value
}
