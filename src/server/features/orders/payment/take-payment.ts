import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { RefundReason } from '#contract/orders/order-reasons.ts'
import { holdsSeats, type OrderState } from '#contract/orders/order-rules.ts'
import type { Money } from '../../../adapters/payment/payment.ts'
import { event_orders } from '../../../db/tables/orders.ts'
import { payment_attempts } from '../../../db/tables/payments.ts'
import { noteChanges } from '../change-log.ts'
import { releaseSeatsAndCodes } from '../ending/end-orders.ts'
import { earnedEntries, paidEntries, writeEntries } from '../ledger.ts'
import { isStillOn, retakeSeats } from '../placing/retake-seats.ts'
import { oweBack } from '../refunds/owe-back.ts'
import { type Attempt, checkAfter, closeAttempts, isUndecided, type Order } from './attempts.ts'
import { completeOrder } from './complete-order.ts'
import type { PaymentWork } from './payment-parts.ts'

/** What becomes of money: it makes the order good, a person looks at it, or it goes back. */
type Fate = { to: 'confirmed' | 'review'; doubt?: 'risk' | 'amount' } | { to: 'refund_due'; why: RefundReason } | { to: 'refund'; why: RefundReason }

/** These have been paid already, or nothing is sold any more. */
const SETTLED: ReadonlySet<OrderState> = new Set(['draft', 'confirmed', 'review', 'refund_due', 'refunded'])

/**
 * Takes money that the gateway itself says it has taken, once. Order and attempt are held. Nothing else makes an order Completed that costs
 * something. Says whether it was this attempt's money.
 * @see facts "SSLCOMMERZ v4" 10
 */
export async function takePayment(work: PaymentWork, { order, attempt }: { order: Order; attempt: Attempt }, money: Money): Promise<boolean> {
  const { tx, log } = work
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
  const fate = await fateOf(work, order, money)
  const booked = paidEntries(paid.id, { amount: money.amount_paisa, store: money.store_amount_paisa })
  await writeEntries(tx, fate.to === 'confirmed' ? [...booked, ...earnedEntries(paid, order.service_charge)] : booked)
  if (fate.to === 'refund') {
    await oweBack(tx, [paid], fate.why)
    log.warn({ ...facts, why: fate.why }, 'money is given back')
    return true
  }
  await moveOrder(work, order, { fate, paid, wasOpen: isUndecided(attempt) })
  return true
}

/** The money on record, whatever becomes of it: on the attempt, or, when that has been paid already, on one more of its order. */
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
  const { event_order, amount_paisa, tran_id } = attempt
  const [paid] =
    attempt.val_id === null
      ? await tx
          .update(payment_attempts)
          .set({ ...record, checks: 0, check_at: checkAfter('paid') })
          .where(eq(payment_attempts.id, attempt.id))
          .returning()
      : await tx
          .insert(payment_attempts)
          .values({ ...record, event_order, amount_paisa, n: nextOf(event_order), tran_id: sql`${`${tran_id}-`}::text || ${nextOf(event_order)}` })
          .returning()
  if (!paid) throw new TypeError('an attempt was not written')
  return paid
}

/** The number of the next attempt to pay an order, which is held. */
export const nextOf = (event_order: number): SQL<number> =>
  sql<number>`(select coalesce(max(n), 0) + 1 from payment_attempts where event_order = ${event_order})`

async function fateOf({ tx }: PaymentWork, order: Order, money: Money): Promise<Fate> {
  if (SETTLED.has(order.state)) return { to: 'refund', why: 'paid-twice' }
  // An order that was cancelled does not get its tickets after all.
  if (order.state === 'cancelled') return { to: 'refund_due', why: order.reason === 'by-buyer' ? 'cancelled' : 'event-closed' }
  const isSeated = holdsSeats(order.state)
  // Comes before the seats: where nothing is sold any more, no other buyer has taken them.
  if (!(await isStillOn(tx, order, { toCome: !isSeated }))) return { to: 'refund_due', why: 'event-closed' }
  if (!isSeated && !(await retakeSeats(tx, order))) return { to: 'refund_due', why: 'seats-gone' }
  const asked = order.final_price * 100
  if (money.currency_type !== 'BDT' || money.currency_amount_paisa !== asked || money.amount_paisa !== asked) return { to: 'review', doubt: 'amount' }
  return money.risk_level === 0 ? { to: 'confirmed' } : { to: 'review', doubt: 'risk' }
}

async function moveOrder(
  { tx, signer, log }: PaymentWork,
  order: Order,
  { fate, paid, wasOpen }: { fate: Exclude<Fate, { to: 'refund' }>; paid: Attempt; wasOpen: boolean },
): Promise<void> {
  const reason = fate.to === 'refund_due' ? fate.why : null
  await tx.update(event_orders).set({ state: fate.to, reason, hold_expires_at: null, updated_at: sql`now()` }).where(eq(event_orders.id, order.id))
  const why = fate.to === 'refund_due' ? fate.why : fate.doubt
  const details = { tran_id: paid.tran_id, ...(why && { why }) }
  await noteChanges(tx, [{ event_order: order.id, from_state: order.state, to_state: fate.to, by: 'gateway', details }])
  // The buyer may still pay there; nothing is sold for it. An order has at most one open attempt.
  if (!wasOpen) await closeAttempts(tx, and(eq(payment_attempts.event_order, order.id), ne(payment_attempts.id, paid.id)), 'expired')
  if (fate.to === 'refund_due') {
    if (holdsSeats(order.state)) await releaseSeatsAndCodes(tx, [order])
    await oweBack(tx, [paid], fate.why)
    log.warn({ tran_id: paid.tran_id, why: fate.why }, 'money came and cannot be kept: it is given back')
    return
  }
  if (fate.to === 'review') {
    log.error({ tran_id: paid.tran_id, why: fate.doubt }, 'a payment waits for somebody to look at it')
    return
  }
  await completeOrder(tx, order.id, signer)
}
