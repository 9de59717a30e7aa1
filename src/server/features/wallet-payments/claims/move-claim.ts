import { eq } from 'drizzle-orm'
import type { ClaimParty, ClaimState } from '#contract/wallet-payments/claim-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { notifyOfOrder } from '../../../db/shop/notify-of-steps.ts'
import { buyers } from '../../../db/tables/accounts.ts'
import { wallet_claim_changes, wallet_claims } from '../../../db/tables/wallet-payments.ts'
import { wellFormed } from '../../../db/well-formed.ts'
import type { ClaimRow, HeldClaim } from './hold-claim.ts'

const updater = (tx: Tx) => tx.update(wallet_claims)
type ClaimSet = Parameters<ReturnType<typeof updater>['set']>[0]

interface ClaimMove {
  to: ClaimState
  /** The last part of the address of the call; of the service and of staff a word of their own. */
  action: string
  set?: ClaimSet
  /** Never a TrxID or a number of an account: those are in the claim alone. */
  details?: Record<string, string | number | boolean>
}

/** Moves a claim on, records who did it, and tells who has not. The caller has seen that it may. */
export async function moveClaim(tx: Tx, held: Pick<HeldClaim, 'claim' | 'by' | 'account'>, { to, action, set, details }: ClaimMove): Promise<void> {
  const { claim, by, account } = held
  await updater(tx)
    .set({ ...set, state: to })
    .where(eq(wallet_claims.id, claim.id))
  await noteClaim(tx, { claim, from: claim.state, to, by, account, action, ...(details && { details }) })
}

interface ClaimNote {
  claim: Pick<ClaimRow, 'id' | 'shop_order' | 'seller' | 'buyer'>
  from: ClaimState | null
  to: ClaimState
  by: ClaimParty
  account: number | null
  action: string
  details?: Record<string, string | number | boolean>
}

/** Records a step of a claim, and tells the sides that have not made it, in the app and by mail. */
export async function noteClaim(tx: Tx, { claim, from, to, by, account, action, details }: ClaimNote): Promise<void> {
  const change = { claim: claim.id, from_state: from, to_state: to, by, account, action }
  await tx.insert(wallet_claim_changes).values({ ...change, ...(details && { details: wellFormed(details) }) })
  if (by !== 'seller') await tellSeller(tx, claim, from === null ? 'shop-sale-claimed' : 'shop-sale-wallet')
  if (by === 'buyer') return
  const [buyer] = await tx.select({ user_id: buyers.user_id }).from(buyers).where(eq(buyers.id, claim.buyer))
  if (buyer?.user_id) await notifyOfOrder(tx, { id: claim.shop_order, user_id: buyer.user_id, kind: 'shop-wallet', isAgain: true })
}

/** Tells a seller of a claim; a later notice of the same kind takes the place of the earlier. */
export const tellSeller = async (
  tx: Tx,
  { shop_order, seller }: Pick<ClaimRow, 'shop_order' | 'seller'>,
  kind: 'shop-sale-claimed' | 'shop-sale-claim-due' | 'shop-sale-wallet',
): Promise<void> => void (await notifyOfOrder(tx, { id: shop_order, user_id: seller, kind, isAgain: true }))
