import { inArray, sql } from 'drizzle-orm'
import { fitOf } from '#contract/wallet-payments/claim-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { wallet_claims } from '../../../db/tables/wallet-payments.ts'
import { wellFormed } from '../../../db/well-formed.ts'
import { noteChanges } from '../../../purchases/change-log.ts'
import { completePurchase } from '../../../purchases/complete-purchase.ts'
import { retake } from '../../../purchases/payment/retake.ts'
import { handlerOf, type Purchase, type PurchaseHandlers } from '../../../purchases/purchase-handler.ts'
import { type HeldClaim, lessOf } from './hold-claim.ts'
import { moveClaim } from './move-claim.ts'

/** What the steps of claims are built from. */
export interface ClaimParts {
  handlers: PurchaseHandlers
}

/** The same within a transaction. */
export interface ClaimWork extends ClaimParts {
  tx: Tx
}

/** What came, by whose word. */
interface Came {
  paisa: number
  /** The seller takes it, although it is less. */
  takesLess: boolean
  action: 'came' | 'decide'
  /** For the record of the purchase. */
  why: string
  set: Parameters<typeof moveClaim>[2]['set']
}

/**
 * Takes the word of a seller, or of staff, that money came. The purchase is placed with it; where too little came, it waits (`less`); where its goods are gone
 * meanwhile, the money came too late (`late`) and is to be sent back. Buyer record, purchase and claim are held. No payment of ours is written: the
 * purchase is confirmed by the word of its seller, and nothing else says that it was paid.
 */
export async function takeWord({ tx, handlers }: ClaimWork, held: HeldClaim, { paisa, takesLess, action, why, set }: Came): Promise<void> {
  const { claim, purchase, by } = held
  const fit = fitOf(paisa, claim.asked_paisa)
  const said = { ...set, came_paisa: paisa, answered_at: sql`coalesce(${wallet_claims.answered_at}, now())` }
  const details = { came: paisa, fit: fit ?? '' }
  const isLess = fit === 'less' && !takesLess
  if (isLess && (claim.state === 'claimed' || claim.state === 'disputed' || claim.state === 'less')) {
    await moveClaim(tx, held, { to: 'less', action, set: said, details })
    return
  }
  if (!(await hasGoods(tx, purchase, handlers))) {
    await moveClaim(tx, held, { to: 'late', action, set: said, details })
    return
  }
  const who = by === 'staff' ? 'staff' : 'seller'
  await noteChanges(tx, [
    { purchase: purchase.id, from_state: purchase.state, to_state: 'confirmed', by: who, details: { claim: claim.id, why: wellFormed(why) } },
  ])
  await completePurchase(tx, purchase.id, handlers)
  await moveClaim(tx, held, { to: 'confirmed', action, set: said, details })
  await confirmEarlier(tx, held)
}

/** Whether the goods of a purchase are its own, or can be taken again. What its buyer has cancelled is not given after all. */
async function hasGoods(tx: Tx, purchase: Purchase, handlers: PurchaseHandlers): Promise<boolean> {
  if (purchase.state === 'claimed') return true
  return purchase.state === 'expired' && (await takeAgain(tx, purchase, handlers))
}

/** Takes the goods of a purchase again that had given them back, if they are still sold; all or none. */
export const takeAgain = async (tx: Tx, purchase: Purchase, handlers: PurchaseHandlers): Promise<boolean> =>
  (await handlerOf(handlers, purchase).isStillOn(tx, purchase, { toCome: true })) && retake(tx, purchase, handlers)

/** What was too little before is a part of what is enough now. */
async function confirmEarlier(tx: Tx, held: HeldClaim): Promise<void> {
  const earlier = (await lessOf(tx, held.purchase.id)).filter(({ id }) => id !== held.claim.id)
  // What such a claim asked for and did not get was asked for anew: nothing of it is too much.
  for (const claim of earlier) await moveClaim(tx, { ...held, claim }, { to: 'confirmed', action: 'rest' })
  const ids = earlier.map(({ id }) => id)
  if (ids.length > 0) await tx.update(wallet_claims).set({ asked_staff_at: null }).where(inArray(wallet_claims.id, ids))
}
