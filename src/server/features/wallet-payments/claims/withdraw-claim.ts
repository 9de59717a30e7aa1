import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { purchases } from '../../../db/tables/purchases.ts'
import { wallet_claims } from '../../../db/tables/wallet-payments.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import { noteChanges } from '../../../purchases/change-log.ts'
import { endPurchases } from '../../../purchases/ending/end-purchases.ts'
import type { Purchase, PurchaseHandlers } from '../../../purchases/purchase-handler.ts'
import { holdClaim, requireMayOnClaim, type WhoseClaim } from './hold-claim.ts'
import { moveClaim } from './move-claim.ts'

/**
 * The buyer cancels what its seller has not answered for two days: goods that are still kept are free again. Staff are asked since then, and find out whether
 * money came that is to be sent back. @throws {Problem} not-found, bad-state
 */
export async function cancelClaim(tx: Tx, handlers: PurchaseHandlers, whose: WhoseClaim): Promise<void> {
  const held = await holdClaim(tx, whose)
  const { claim, purchase, by } = held
  if (by === 'buyer' && claim.state === 'cancelled') return
  requireMayOnClaim(held, 'cancel')
  if (purchase.state === 'claimed') await endPurchases(tx, [{ ...purchase, state: 'claimed' }], { to: 'cancelled', reason: 'by-buyer', by: 'buyer', handlers })
  // Its goods are free already; by no later word of its seller are they taken again.
  else if (purchase.state === 'expired') await cancelExpired(tx, purchase)
  await moveClaim(tx, held, { to: 'cancelled', action: 'cancel', set: { asked_staff_at: sql`coalesce(${wallet_claims.asked_staff_at}, now())` } })
  await pauseAt('claim', 'before-commit')
}

async function cancelExpired(tx: Tx, { id, state }: Purchase): Promise<void> {
  await tx.update(purchases).set({ state: 'cancelled', reason: 'by-buyer', updated_at: sql`now()` }).where(eq(purchases.id, id))
  await noteChanges(tx, [{ purchase: id, from_state: state, to_state: 'cancelled', by: 'buyer', details: { reason: 'by-buyer' } }])
}

/** The buyer asks staff. @throws {Problem} not-found, bad-state */
export async function complainOfClaim(tx: Tx, whose: WhoseClaim, { story }: { story: string }): Promise<void> {
  const held = await holdClaim(tx, whose)
  if (held.by === 'buyer' && held.claim.asked_staff_at !== null && held.claim.buyer_story === story) return
  requireMayOnClaim(held, 'complain')
  await moveClaim(tx, held, { to: held.claim.state, action: 'complain', set: { buyer_story: story, asked_staff_at: sql`now()` } })
}
