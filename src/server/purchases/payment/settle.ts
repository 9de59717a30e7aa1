import { eq, inArray, sql } from 'drizzle-orm'
import { PURCHASE_LIMITS } from '#contract/purchases/purchase-rules.ts'
import type { Verdict } from '../../adapters/payment/payment.ts'
import { inTransaction } from '../../db/connection/in-transaction.ts'
import { payment_attempts } from '../../db/tables/payments.ts'
import { purchases } from '../../db/tables/purchases.ts'
import { pauseAt } from '../../http/pause-points.ts'
import { noteChanges } from '../change-log.ts'
import { endPurchases } from '../ending/end-purchases.ts'
import type { Purchase } from '../purchase-handler.ts'
import { type Attempt, beginConfirming, closeAttempts, type Ending, isUndecided, lockBuyerOf, lockPayment, PAY_END } from './attempts.ts'
import type { PaymentParts, PaymentWork } from './payment-parts.ts'
import { takePayment } from './take-payment.ts'

/** What the gateway said; `no-such-attempt`: it was not asked, because this service does not know the attempt. */
export type Settled = Verdict['kind'] | 'no-such-attempt'

/** Questions under way, by what they ask. */
const underWay = new WeakMap<PaymentParts['db'], Map<string, Promise<Settled>>>()

/**
 * Asks the gateway about an attempt, outside of any transaction, and lets its own word take effect in one that holds the purchase. May be
 * called at any time, any number of times, by several at once: the gateway's message and the browser that comes back mostly arrive together, and
 * share one request.
 * @param asked with `val_id` of a message: that payment is asked about.
 */
export function settle(parts: PaymentParts, asked: { tran_id: string; val_id?: string | undefined }): Promise<Settled> {
  const questions = underWay.get(parts.db) ?? new Map<string, Promise<Settled>>()
  underWay.set(parts.db, questions)
  const key = JSON.stringify([asked.tran_id, asked.val_id])
  const before = questions.get(key)
  if (before) return before
  const one = ask(parts, asked).finally(() => questions.delete(key))
  questions.set(key, one)
  return one
}

async function ask(parts: PaymentParts, asked: { tran_id: string; val_id?: string | undefined }): Promise<Settled> {
  const ofAttempt = eq(payment_attempts.tran_id, asked.tran_id)
  const named = { val_id: payment_attempts.val_id, coupon: purchases.coupon, kind: purchases.kind }
  const [known] = await parts.db.select(named).from(payment_attempts).innerJoin(purchases, eq(purchases.id, payment_attempts.purchase)).where(ofAttempt)
  if (!known) return 'no-such-attempt'
  // This very payment has had its effect.
  if (asked.val_id !== undefined && known.val_id === asked.val_id) return 'paid'
  const [verdict, ...others] = await hear(parts, asked)
  await pauseAt('settle', 'after-gateway-before-store')
  const store = (said: Verdict) =>
    inTransaction(parts.db, async (tx) => {
      // A purchase keeps the promo codes with which it was placed; one of goods may have several.
      if (said.kind === 'paid' && (known.coupon !== null || known.kind === 'shop')) await lockBuyerOf(tx, asked.tran_id)
      const outcome = await apply({ ...parts, tx }, asked.tran_id, said)
      await pauseAt('settle', 'before-commit')
      return outcome
    })
  let settled = await store(verdict)
  // A further payment of the same page is stored for itself: whatever is wrong with it, the first one stands.
  for (const other of others) if ((await store(other)) === 'unknown') settled = 'unknown'
  await pauseAt('settle', 'after-commit-before-reply')
  return settled
}

/** What the gateway says: one verdict, and one more for every further payment that was made on the attempt's page. */
async function hear(parts: PaymentParts, { tran_id, val_id }: { tran_id: string; val_id?: string | undefined }): Promise<[Verdict, ...Verdict[]]> {
  const { payment, log } = parts
  if (val_id !== undefined) {
    const verdict = await payment.confirm(val_id)
    if (verdict.kind === 'paid' || verdict.kind === 'unknown') return [verdict]
    if (verdict.kind === 'no-such-payment') log.error({ tran_id, val_id }, 'a payment was claimed that the gateway does not know')
  }
  const found = await payment.query(tran_id)
  if (found.kind !== 'paid') return [found]
  const { others = [] } = found
  const val_ids = [found, ...others].flatMap((one) => (one.kind === 'paid' ? [one.money.val_id] : []))
  const recorded = await parts.db.select({ val_id: payment_attempts.val_id }).from(payment_attempts).where(inArray(payment_attempts.val_id, val_ids))
  const isRecorded = new Set(recorded.map((one) => one.val_id))
  const sure = async (one: Verdict) => (one.kind !== 'paid' || isRecorded.has(one.money.val_id) ? one : await validate(parts, tran_id, one))
  const verdicts: [Verdict, ...Verdict[]] = [await sure(found)]
  for (const other of others) verdicts.push(await sure(other))
  return verdicts
}

/** A payment that was found by its attempt is validated too; one that is too old to be validated any more stands as it was found. */
async function validate({ payment, log }: PaymentParts, tran_id: string, found: Extract<Verdict, { kind: 'paid' }>): Promise<Verdict> {
  const validated = await payment.confirm(found.money.val_id)
  if (validated.kind === 'no-such-payment') return found
  if (validated.kind === 'paid' || validated.kind === 'unknown') return validated
  // Two answers that contradict each other make nothing good, and nothing over.
  log.error({ tran_id, val_id: found.money.val_id, said: validated.kind }, 'the gateway calls one payment paid and not paid')
  return { kind: 'unknown' }
}

async function apply(work: PaymentWork, tran_id: string, verdict: Verdict): Promise<Settled> {
  const locked = await lockPayment(work.tx, tran_id)
  if (!locked) return 'no-such-attempt'
  if (verdict.kind === 'paid') return (await takePayment(work, locked, verdict.money)) ? 'paid' : 'unknown'
  // What was paid stays paid, whatever is said later of another try; what is not known is asked again.
  if (locked.attempt.val_id !== null) return verdict.kind === 'unknown' ? 'unknown' : 'paid'
  if (verdict.kind === 'not-paid') await endUnpaid(work, locked, verdict.why)
  return verdict.kind
}

/**
 * Ends an attempt that the gateway says was not paid. Its purchase is held a while longer, so that its buyer may try again, or is over when
 * that was long enough. Purchase and attempt are held.
 */
export async function endUnpaid(
  { tx, handlers }: Pick<PaymentWork, 'tx' | 'handlers'>,
  { purchase, attempt }: { purchase: Purchase; attempt: Attempt },
  why: Ending,
): Promise<void> {
  if (!isUndecided(attempt)) return
  await closeAttempts(tx, eq(payment_attempts.id, attempt.id), why)
  if (purchase.state !== 'paying' && purchase.state !== 'confirming') return
  if (purchase.state === 'paying') await beginConfirming(tx, purchase, 'gateway')
  const [held] = await tx
    .update(purchases)
    .set({ state: 'held', hold_expires_at: HELD_ON, updated_at: sql`now()` })
    .where(sql`${purchases.id} = ${purchase.id} and ${PAY_END} > now()`)
    .returning({ id: purchases.id })
  if (held)
    return noteChanges(tx, [{ purchase: purchase.id, from_state: 'confirming', to_state: 'held', by: 'gateway', details: { tran_id: attempt.tran_id } }])
  await endPurchases(tx, [{ ...purchase, state: 'confirming' }], { to: 'expired', reason: 'not-paid', by: 'service', handlers })
}

const HELD_ON = sql`least(now() + make_interval(mins => ${PURCHASE_LIMITS.holdMinutes}), ${PAY_END})`
