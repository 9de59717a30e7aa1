import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { RefundReason } from '#contract/purchases/purchase-reasons.ts'
import { isHolding, type PurchaseState } from '#contract/purchases/purchase-rules.ts'
import type { Money } from '../../adapters/payment/payment.ts'
import { payment_attempts } from '../../db/tables/payments.ts'
import { purchases } from '../../db/tables/purchases.ts'
import { postMoves } from '../../ledger/post-moves.ts'
import { amountToPay } from '../amount-to-pay.ts'
import { noteChanges } from '../change-log.ts'
import { completePurchase } from '../complete-purchase.ts'
import { releaseGoods } from '../ending/end-purchases.ts'
import { earnedMove, paidMove } from '../ledger.ts'
import { handlerOf, type Purchase } from '../purchase-handler.ts'
import { oweBack } from '../refunds/owe-back.ts'
import { type Attempt, checkAfter, closeAttempts, isUndecided } from './attempts.ts'
import type { PaymentWork } from './payment-parts.ts'
import { retake } from './retake.ts'

/** What becomes of money: it makes the purchase good, a person looks at it, or it goes back. */
type Fate = { to: 'confirmed' | 'review'; doubt?: 'risk' | 'amount' } | { to: 'refund_due'; why: RefundReason } | { to: 'refund'; why: RefundReason }

/** These have been paid already, or nothing is sold any more. */
const SETTLED: ReadonlySet<PurchaseState> = new Set(['draft', 'confirmed', 'review', 'refund_due', 'refunded'])

/**
 * Takes money that the gateway itself says it has taken, once. Purchase and attempt are held. Nothing else makes a purchase Completed that costs
 * something. Says whether it was this attempt's money.
 * @see facts "SSLCOMMERZ v4" 10
 */
export async function takePayment(work: PaymentWork, { purchase, attempt }: { purchase: Purchase; attempt: Attempt }, money: Money): Promise<boolean> {
  const { tx, log, handlers } = work
  const facts = { tran_id: attempt.tran_id, val_id: money.val_id }
  if (money.tran_id !== attempt.tran_id) {
    log.error({ ...facts, named: money.tran_id }, 'the gateway answered with the payment of another attempt')
    return false
  }
  if (attempt.val_id === money.val_id) return true
  const [elsewhere] = await tx.select({ tran_id: payment_attempts.tran_id }).from(payment_attempts).where(eq(payment_attempts.val_id, money.val_id))
  // A further payment of one page has an attempt of its own, whose name begins with that of the page's.
  if (elsewhere?.tran_id.startsWith(`${attempt.tran_id}-`)) return true
  if (elsewhere) {
    log.error({ ...facts, of: elsewhere.tran_id }, 'one payment was named for two attempts')
    return false
  }
  const paid = await recordMoney(work, attempt, money)
  const fate = await fateOf(work, purchase, money)
  if (fate.to === 'refund') {
    await oweBack(tx, [paid], { reason: fate.why })
    log.warn({ ...facts, why: fate.why }, 'money is given back')
  } else await movePurchase(work, purchase, { fate, paid, wasOpen: isUndecided(attempt) })
  const booked = paidMove(paid, { amount: money.amount_paisa, store: money.store_amount_paisa })
  await postMoves(tx, fate.to === 'confirmed' ? [booked, await earnedMove(tx, { attempt: paid, purchase, handlers })] : [booked])
  return true
}

/** The money on record, whatever is decided about it later: on the attempt, or, when that has been paid already, on one more of its purchase. */
async function recordMoney({ tx }: PaymentWork, attempt: Attempt, money: Money): Promise<Attempt> {
  const record = {
    state: 'succeeded',
    val_id: money.val_id,
    paid_paisa: money.amount_paisa,
    store_paisa: money.store_amount_paisa,
    bank_tran_id: money.bank_tran_id,
    card_type: money.card_type,
    card_no: money.card_no,
    risk_level: money.risk_level,
    decided_at: sql`now()`,
    given_up_at: null,
  } as const
  const { purchase, amount_paisa, tran_id } = attempt
  const [paid] =
    attempt.val_id === null
      ? await tx
          .update(payment_attempts)
          .set({ ...record, checks: 0, check_at: checkAfter('paid') })
          .where(eq(payment_attempts.id, attempt.id))
          .returning()
      : await tx
          .insert(payment_attempts)
          .values({ ...record, purchase, amount_paisa, n: nextOf(purchase), tran_id: sql`${`${tran_id}-`}::text || ${nextOf(purchase)}` })
          .returning()
  if (!paid) throw new TypeError('an attempt was not written')
  return paid
}

/** The number of the next attempt to pay a purchase, which is held. */
export const nextOf = (purchase: number): SQL<number> => sql<number>`(select coalesce(max(n), 0) + 1 from payment_attempts where purchase = ${purchase})`

async function fateOf({ tx, handlers }: PaymentWork, purchase: Purchase, money: Money): Promise<Fate> {
  if (SETTLED.has(purchase.state)) return { to: 'refund', why: 'paid-twice' }
  // What was cancelled is not given after all.
  if (purchase.state === 'cancelled') return { to: 'refund_due', why: purchase.reason === 'by-buyer' ? 'cancelled' : 'event-closed' }
  const isHeld = isHolding(purchase.state)
  // Comes before the goods: where nothing is sold any more, no other buyer has taken them.
  const { isStillOn, lateReason } = handlerOf(handlers, purchase)
  if (!(await isStillOn(tx, purchase, { toCome: !isHeld }))) return { to: 'refund_due', why: lateReason ?? 'event-closed' }
  if (!isHeld && !(await retake(tx, purchase, handlers))) return { to: 'refund_due', why: lateReason ?? 'seats-gone' }
  const asked = amountToPay(purchase) * 100
  if (money.currency_type !== 'BDT' || money.currency_amount_paisa !== asked || money.amount_paisa !== asked) return { to: 'review', doubt: 'amount' }
  return money.risk_level === 0 ? { to: 'confirmed' } : { to: 'review', doubt: 'risk' }
}

async function movePurchase(
  { tx, handlers, log }: PaymentWork,
  purchase: Purchase,
  { fate, paid, wasOpen }: { fate: Exclude<Fate, { to: 'refund' }>; paid: Attempt; wasOpen: boolean },
): Promise<void> {
  const reason = fate.to === 'refund_due' ? fate.why : null
  if (fate.to !== 'confirmed')
    await tx.update(purchases).set({ state: fate.to, reason, hold_expires_at: null, updated_at: sql`now()` }).where(eq(purchases.id, purchase.id))
  const why = fate.to === 'refund_due' ? fate.why : fate.doubt
  const details = { tran_id: paid.tran_id, ...(why && { why }) }
  await noteChanges(tx, [{ purchase: purchase.id, from_state: purchase.state, to_state: fate.to, by: 'gateway', details }])
  // The buyer may still pay there; nothing is sold for it. A purchase has at most one open attempt.
  if (!wasOpen) await closeAttempts(tx, and(eq(payment_attempts.purchase, purchase.id), ne(payment_attempts.id, paid.id)), 'expired')
  if (fate.to === 'refund_due') {
    if (isHolding(purchase.state)) await releaseGoods(tx, [purchase], handlers)
    await oweBack(tx, [paid], { reason: fate.why })
    log.warn({ tran_id: paid.tran_id, why: fate.why }, 'money came and cannot be kept: it is given back')
    return
  }
  if (fate.to === 'review') {
    log.error({ tran_id: paid.tran_id, why: fate.doubt }, 'a payment waits for staff to look at it')
    return
  }
  await completePurchase(tx, purchase.id, handlers)
}
