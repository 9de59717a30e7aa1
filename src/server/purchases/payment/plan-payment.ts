import { and, eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { PURCHASE_LIMITS } from '#contract/purchases/purchase-rules.ts'
import type { PaymentRequest } from '../../adapters/payment/payment.ts'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { payment_attempts } from '../../db/tables/payments.ts'
import { purchases } from '../../db/tables/purchases.ts'
import { pauseAt } from '../../http/pause-points.ts'
import { amountToPay } from '../amount-to-pay.ts'
import { isOf, lockBuyer } from '../buyers.ts'
import { noteChanges } from '../change-log.ts'
import { completePurchase } from '../complete-purchase.ts'
import { handlerOf, type Purchase, type PurchaseHandlers } from '../purchase-handler.ts'
import { type Attempt, closeAttempts, isUndecided, PAY_END, readLastAttempt } from './attempts.ts'
import { mayBeUnpaid } from './open-pages.ts'
import { nextOf } from './take-payment.ts'

/** A payment page is given out again for so long; the gateway keeps it a little longer. */
const PAGE_MINUTES = 15
/** Longer than the gateway is waited for: after that no request is opening it any more. */
const OPENING_SECONDS = 30
/** Attempts that are open are asked about from so long after their beginning. */
export const FIRST_CHECK = sql`now() + interval '2 minutes'`

/** What is to be done so that a purchase can be paid. */
export type Plan =
  | { next: 'page'; payment_url: string }
  /** It costs nothing, and is good. */
  | { next: 'done'; language: Purchase['language']; kind: Purchase['kind'] }
  /** Only the gateway knows what became of this attempt. */
  | { next: 'ask'; tran_id: string }
  /** Committed as an attempt; the gateway is to be asked for a page. */
  | { next: 'open'; request: PaymentRequest }

interface Asked {
  user_id: number
  number: string
  /** The attempt about which the gateway has just said that no money has come yet. */
  pending: string | undefined
  handlers: PurchaseHandlers
}

/**
 * Looks at a purchase that its buyer wants to pay and writes down the attempt, both while the purchase is held.
 * @throws {Problem} not-found; cannot-pay; gateway-down — another process is opening its page, or died as it did; too-many-held — of
 * what costs nothing.
 */
export async function planPayment(tx: Tx, asked: Asked): Promise<Plan> {
  await lockBuyer(tx, asked.user_id)
  const mine = and(isOf(asked.user_id), eq(purchases.number, asked.number))
  const isKept = sql<boolean>`coalesce(${purchases.hold_expires_at} > now(), false)`
  const isInTime = sql<boolean>`${isKept} and ${PAY_END} > now()`
  const [found] = await tx.select({ purchase: purchases, isKept, isInTime }).from(purchases).where(mine).for('update')
  if (!found) throw new Problem('not-found')
  const { purchase } = found
  if (purchase.state === 'confirmed' && purchase.final_price === 0) return { next: 'done', language: purchase.language, kind: purchase.kind }
  if (purchase.state !== 'held' && purchase.state !== 'paying' && purchase.state !== 'confirming') throw new Problem('cannot-pay')
  const before = await planAround(tx, found, asked.pending)
  if (before) return before
  if (!found.isInTime || purchase.state === 'confirming') throw new Problem('cannot-pay')
  const handler = handlerOf(asked.handlers, purchase)
  requireAccepted(purchase)
  const bought = await handler.requirePayable(tx, purchase)
  await pauseAt('initiate', 'after-check')
  if (purchase.final_price === 0) return completeFree(tx, purchase, asked.handlers)
  return { next: 'open', request: { ...(await beginAttempt(tx, purchase, handler.prefix)), ...bought } }
}

/** What an attempt that is not over asks for first; undefined when none is in the way of another one. */
async function planAround(tx: Tx, { purchase, isKept }: { purchase: Purchase; isKept: boolean }, pending: string | undefined): Promise<Plan | undefined> {
  const attempt = await readLastAttempt(tx, purchase.id)
  if (!attempt || !isUndecided(attempt)) return undefined
  const { state, payment_url, tran_id } = attempt
  const age = await readAge(tx, attempt)
  if (state === 'open' && payment_url && age.isYoung && purchase.state === 'paying') return { next: 'page', payment_url }
  // 500, since clients that were not written for this service react to that alone: they show the purchase, from where it is tried again.
  if (state === 'opening' && age.opening > 0) throw new Problem('gateway-down', { retryAfterSeconds: age.opening })
  if (pending !== tran_id) return { next: 'ask', tran_id }
  if (purchase.state === 'confirming') {
    // The gateway has not decided. A buyer who closed its page may come back to that one, and is not led to another, to pay a second time.
    if (state === 'open' && payment_url && age.isAlive && isKept && mayBeUnpaid(attempt)) return { next: 'page', payment_url }
    throw new Problem('cannot-pay')
  }
  await closeAttempts(tx, eq(payment_attempts.id, attempt.id), state === 'open' ? 'expired' : 'failed')
  return undefined
}

interface Age {
  /** Its page is given out again without asking the gateway. */
  isYoung: boolean
  /** The gateway still keeps its page. */
  isAlive: boolean
  /** Seconds for which a request may still be opening it; 0 when none is. */
  opening: number
}

async function readAge(tx: Tx, { id }: Pick<Attempt, 'id'>): Promise<Age> {
  const { opened_at, created_at } = payment_attempts
  const isWithin = (minutes: number) => sql<boolean>`coalesce(${opened_at} > now() - make_interval(mins => ${minutes}), false)`
  const opening = sql<number>`greatest(0, ceil(extract(epoch from ${created_at} - now()) + ${OPENING_SECONDS}))::int`
  const age = { isYoung: isWithin(PAGE_MINUTES), isAlive: isWithin(PURCHASE_LIMITS.payMinutes), opening }
  const [read] = await tx.select(age).from(payment_attempts).where(eq(payment_attempts.id, id))
  return read ?? { isYoung: false, isAlive: false, opening: 0 }
}

async function beginAttempt(tx: Tx, purchase: Purchase, prefix: string): Promise<Omit<PaymentRequest, 'product_name' | 'quantity'>> {
  const n = nextOf(purchase.id)
  const [attempt] = await tx
    .insert(payment_attempts)
    .values({
      purchase: purchase.id,
      n,
      tran_id: sql`${`${prefix}${purchase.number}-`}::text || ${n}`,
      state: 'opening',
      amount_paisa: amountToPay(purchase) * 100,
      check_at: FIRST_CHECK,
    })
    .returning({ id: payment_attempts.id, tran_id: payment_attempts.tran_id })
  if (!attempt) throw new TypeError('an insert gave no row')
  const hold_expires_at = sql`least(now() + make_interval(mins => ${PURCHASE_LIMITS.payMinutes}), ${PAY_END})`
  await tx.update(purchases).set({ state: 'paying', hold_expires_at, updated_at: sql`now()` }).where(eq(purchases.id, purchase.id))
  const details = { tran_id: attempt.tran_id }
  await noteChanges(tx, [{ purchase: purchase.id, from_state: purchase.state, to_state: 'paying', by: 'buyer', details }])
  const { full_name, email, phone_number } = purchase
  return { tran_id: attempt.tran_id, attempt_id: attempt.id, amount_taka: amountToPay(purchase), buyer: { full_name, email, phone_number } }
}

/** @throws {Problem} cannot-pay — it does not cost what its buyer has accepted, or more or less than the card provider takes. */
function requireAccepted(purchase: Purchase): void {
  const { total_price, service_charge, discount_price, final_price, asked_total, asked_final } = purchase
  const taka = amountToPay(purchase)
  const isWhole = total_price + service_charge - discount_price === final_price
  const isAccepted = asked_total === total_price && asked_final === final_price
  const canBePaid = final_price === 0 || (taka >= PURCHASE_LIMITS.leastTaka && taka <= PURCHASE_LIMITS.mostTaka)
  if (!isWhole || !isAccepted || !canBePaid) throw new Problem('cannot-pay')
}

/** A purchase of lines that cost nothing, put together one by one: the request to pay it says that it is whole. */
async function completeFree(tx: Tx, purchase: Purchase, handlers: PurchaseHandlers): Promise<Plan> {
  await noteChanges(tx, [{ purchase: purchase.id, from_state: purchase.state, to_state: 'confirmed', by: 'buyer' }])
  await completePurchase(tx, purchase.id, handlers)
  return { next: 'done', language: purchase.language, kind: purchase.kind }
}
