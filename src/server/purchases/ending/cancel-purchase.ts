import { and, eq, type SQL } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { PurchaseState } from '#contract/purchases/purchase-rules.ts'
import { inTransaction } from '../../db/connection/in-transaction.ts'
import { payment_attempts } from '../../db/tables/payments.ts'
import { purchases } from '../../db/tables/purchases.ts'
import { pauseAt } from '../../http/pause-points.ts'
import { isOf } from '../buyers.ts'
import { noteRefusal } from '../change-log.ts'
import { isWithin } from '../concurrency/within.ts'
import { closeAttempts, isUndecided, readLastAttempt } from '../payment/attempts.ts'
import { CANCEL_PATIENCE_MS } from '../payment/gateway-patience.ts'
import type { PaymentParts } from '../payment/payment-parts.ts'
import { settle } from '../payment/settle.ts'
import type { Purchase } from '../purchase-handler.ts'
import { endPurchases, type LockedPurchase } from './end-purchases.ts'

/** What was claimed to be paid is for its seller to answer first. */
type Cancellable = Exclude<LockedPurchase['state'], 'claimed'>
const CANCELLABLE: ReadonlySet<string> = new Set<Cancellable>(['draft', 'held', 'paying', 'confirming'])
const isCancellable = (state: PurchaseState): state is Cancellable => CANCELLABLE.has(state)

interface Which {
  user_id: number
  number: string
  of: Purchase['kind']
}

/**
 * Takes back a purchase of one's own that is not paid: what it holds, its promo code and the buyer's share of unpaid purchases are free again at once, also
 * where a payment page is open. The provider knows no way to close that: the attempt ends on our side, and money that still comes from there is
 * found as late money is, and goes back.
 * @throws {Problem} not-found — there is none of that name, or it is another user's; bad-state — it is past that, or taken back already.
 */
export async function cancelPurchase(parts: PaymentParts, { user_id, number, of }: Which): Promise<void> {
  const { db, handlers } = parts
  const { id, kind, state, coupon } = purchases
  const mine = and(isOf(user_id), eq(purchases.number, number), eq(purchases.kind, of))
  await askFirst(parts, mine)
  const refused = await inTransaction(db, async (tx) => {
    const [purchase] = await tx.select({ id, kind, state, coupon }).from(purchases).where(mine).for('update')
    if (!purchase) throw new Problem('not-found')
    if (!isCancellable(purchase.state)) return purchase.id
    await closeAttempts(tx, eq(payment_attempts.purchase, purchase.id), 'cancelled')
    await endPurchases(tx, [{ ...purchase, state: purchase.state }], { to: 'cancelled', reason: 'by-buyer', by: 'buyer', handlers })
    await pauseAt('cancel', 'before-commit')
    return undefined
  })
  await pauseAt('cancel', 'after-commit-before-reply')
  if (refused !== undefined) {
    await noteRefusal(db, refused, 'cancel')
    throw new Problem('bad-state')
  }
}

/** Who has just paid keeps what they bought: if the gateway can say so at once, the purchase is not taken back any more. */
async function askFirst(parts: PaymentParts, mine: SQL | undefined): Promise<void> {
  const { id, state } = purchases
  const [purchase] = await parts.db.select({ id, state }).from(purchases).where(mine)
  if (purchase?.state !== 'paying' && purchase?.state !== 'confirming') return
  const last = await readLastAttempt(parts.db, purchase.id)
  if (last && isUndecided(last) && last.state !== 'opening')
    await isWithin(settle(parts, { tran_id: last.tran_id }), { ms: CANCEL_PATIENCE_MS, log: parts.log })
}
