import { and, eq, sql } from 'drizzle-orm'
import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { CLAIM_LIMITS } from '#contract/wallet-payments/claim-rules.ts'
import type { claimWalletPayment as contract } from '#contract/wallet-payments/claim-steps.ts'
import { lookAlikeForm } from '#contract/wallet-payments/trx-id.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { purchases } from '../../../db/tables/purchases.ts'
import { shop_orders } from '../../../db/tables/shop-orders.ts'
import { receiving_numbers, wallet_claims } from '../../../db/tables/wallet-payments.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import { isOf, lockBuyer } from '../../../purchases/buyers.ts'
import { noteChanges } from '../../../purchases/change-log.ts'
import type { Purchase, PurchaseHandlers } from '../../../purchases/purchase-handler.ts'
import { takeAgain } from './confirm-claim.ts'
import { noteClaim } from './move-claim.ts'
import { takeTrxId } from './take-trx-id.ts'

interface Placing {
  user_id: number
  number: string
  handlers: PurchaseHandlers
}

/**
 * A buyer says that a purchase was paid to its seller. Its goods are kept for a day from now on; those that were given back are taken again, if they can be.
 * Nothing else changes: no money moves, and nothing is confirmed. Gives the claim's id; the same again is the same claim.
 * @throws {Problem} not-found; bad-state — it is not to be paid so, or another claim of it is open; trxid-used
 */
export async function placeClaim(tx: Tx, { user_id, number, handlers }: Placing, asked: BodyOf<typeof contract>): Promise<number> {
  const buyer = await lockBuyer(tx, user_id)
  const mine = and(isOf(user_id), eq(purchases.number, number), eq(purchases.method, 'wallet'))
  const [purchase] = await tx.select().from(purchases).where(mine).for('update')
  if (!purchase) throw new Problem('not-found')
  const before = await tx.select().from(wallet_claims).where(eq(wallet_claims.purchase, purchase.id))
  const same = before.find(({ wallet, trxid }) => wallet === asked.wallet && trxid === asked.trxid)
  if (same) return same.id
  if (!mayClaim(purchase, before)) throw new Problem('bad-state')
  const [order] = await tx.select({ id: shop_orders.id, seller: shop_orders.seller }).from(shop_orders).where(eq(shop_orders.purchase, purchase.id))
  if (!order) throw new TypeError(`purchase ${purchase.id} has no order`)
  const asked_paisa = leftToPay(purchase, before)
  await takeTrxId(tx, asked, { buyer })
  await pauseAt('claim', 'after-check')
  const [made] = await tx
    .insert(wallet_claims)
    .values({
      ...asked,
      purchase: purchase.id,
      shop_order: order.id,
      seller: order.seller,
      buyer,
      look_alike: lookAlikeForm(asked.trxid),
      receiving: sql`(select ${receiving_numbers.id} from ${receiving_numbers} where ${and(
        eq(receiving_numbers.seller, order.seller),
        eq(receiving_numbers.wallet, asked.wallet),
        eq(receiving_numbers.number, asked.sent_to),
      )})`,
      asked_paisa,
      state: 'claimed',
    })
    .returning()
  if (!made) throw new TypeError('a claim was not written')
  const isKept = await keep(tx, purchase, { claim: made.id, handlers })
  if (!isKept) await tx.update(wallet_claims).set({ state: 'late' }).where(eq(wallet_claims.id, made.id))
  await noteClaim(tx, { claim: made, from: null, to: isKept ? 'claimed' : 'late', by: 'buyer', account: user_id, action: 'claim' })
  await pauseAt('claim', 'before-commit')
  return made.id
}

type Before = Pick<typeof wallet_claims.$inferSelect, 'state' | 'came_paisa'>

/** Whether its buyer may say now that it was paid: also late, and the rest of what was too little. */
export function mayClaim({ state }: Pick<Purchase, 'state'>, before: readonly Before[]): boolean {
  const isAsked = before.some((one) => one.state === 'claimed' || one.state === 'disputed')
  const isRest = state === 'claimed' && before.some((one) => one.state === 'less')
  const isPossible = state === 'held' || state === 'expired' || state === 'cancelled' || isRest
  return isPossible && !isAsked && before.length < CLAIM_LIMITS.perPurchase
}

/** Paisa that are still to be paid by wallet: the rest of what came as too little. */
export const leftToPay = ({ advance }: Pick<Purchase, 'advance'>, claims: readonly Before[]): number =>
  advance * 100 - claims.reduce((sum, { state, came_paisa }) => sum + (state === 'less' ? (came_paisa ?? 0) : 0), 0)

/** Keeps goods for a day from now on. Says whether they could be kept. */
async function keep(tx: Tx, purchase: Purchase, { claim, handlers }: { claim: number; handlers: PurchaseHandlers }): Promise<boolean> {
  const { id, state } = purchase
  const isKept = state === 'held' || state === 'claimed' || (state === 'expired' && (await takeAgain(tx, purchase, handlers)))
  if (!isKept) return false
  const hold_expires_at = sql`now() + make_interval(hours => ${CLAIM_LIMITS.keptHours})`
  await tx.update(purchases).set({ state: 'claimed', reason: null, hold_expires_at, updated_at: sql`now()` }).where(eq(purchases.id, id))
  await noteChanges(tx, [{ purchase: id, from_state: state, to_state: 'claimed', by: 'buyer', details: { claim } }])
  return true
}
