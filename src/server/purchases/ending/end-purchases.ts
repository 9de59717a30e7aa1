import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { PurchaseReason } from '#contract/purchases/purchase-reasons.ts'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { payment_attempts } from '../../db/tables/payments.ts'
import { purchase_tasks, purchases } from '../../db/tables/purchases.ts'
import { noteChanges, type PurchaseChange } from '../change-log.ts'
import { releaseCoupon } from '../coupons/coupons.ts'
import { byKind, type Purchase, type PurchaseHandlers } from '../purchase-handler.ts'

/** A purchase that its transaction holds (`for update`). */
export interface LockedPurchase {
  id: number
  kind: Purchase['kind']
  state: 'draft' | 'held' | 'paying' | 'confirming' | 'claimed'
  coupon: number | null
}

interface Ending {
  to: 'cancelled' | 'expired'
  reason: Extract<PurchaseReason, 'not-paid' | 'by-buyer' | 'called-off' | 'not-answered'>
  by: PurchaseChange['by']
  /** For the record; of sellers alone. */
  why?: string
  handlers: PurchaseHandlers
}

/**
 * Ends purchases that are unpaid: what they held and their promo codes are free again, once. The buyer gets a notice where they tried to pay a purchase that expires, and where it was called off. Gives how many ended.
 */
export async function endPurchases(tx: Tx, all: readonly LockedPurchase[], { to, reason, by, why, handlers }: Ending): Promise<number> {
  if (all.length === 0) return 0
  const ids = all.map(({ id }) => id)
  const ended = await tx
    .update(purchases)
    .set({ state: to, reason, hold_expires_at: null, updated_at: sql`now()` })
    .where(and(inArray(purchases.id, ids), inArray(purchases.state, ['draft', 'held', 'paying', 'confirming', 'claimed'])))
    .returning({ id: purchases.id })
  const isEnded = new Set(ended.map(({ id }) => id))
  const theirs = all.filter(({ id }) => isEnded.has(id))
  await noteChanges(
    tx,
    theirs.map(({ id, state }) => ({ purchase: id, from_state: state, to_state: to, by, details: { reason, ...(why !== undefined && { why }) } })),
  )
  if (to === 'expired') await tellNotPaid(tx, inArray(payment_attempts.purchase, [...isEnded]))
  if (reason === 'called-off')
    await tell(
      tx,
      'tell-called-off',
      ids.filter((id) => isEnded.has(id)),
    )
  await releaseGoods(
    tx,
    theirs.filter(({ state }) => state !== 'draft'),
    handlers,
  )
  return theirs.length
}

/** Lets go of what purchases had: first the codes, then the goods. The caller has just ended them, in the same transaction. */
export async function releaseGoods(tx: Tx, all: readonly Pick<LockedPurchase, 'id' | 'kind' | 'coupon'>[], handlers: PurchaseHandlers): Promise<void> {
  const coupons = all.flatMap(({ coupon }) => coupon ?? []).toSorted((a, b) => a - b)
  for (const coupon of coupons) await releaseCoupon(tx, coupon)
  await byKind(handlers, all, (handler, ids) => handler.release(tx, ids))
}

async function tellNotPaid(tx: Tx, ofThem: SQL): Promise<void> {
  const tried = await tx.selectDistinct({ purchase: payment_attempts.purchase }).from(payment_attempts).where(ofThem)
  await tell(
    tx,
    'tell-not-paid',
    tried.map(({ purchase }) => purchase),
  )
}

async function tell(tx: Tx, kind: 'tell-not-paid' | 'tell-called-off', ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .insert(purchase_tasks)
    .values(ids.map((purchase) => ({ purchase, kind })))
    .onConflictDoNothing()
}
