import { and, eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { ORDER_LIMITS } from '#contract/orders/order-rules.ts'
import type { PaymentRequest } from '../../../adapters/payment/payment.ts'
import type { TicketSigner } from '../../../adapters/ticket-signer.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { event_order_items, event_orders } from '../../../db/tables/orders.ts'
import { payment_attempts } from '../../../db/tables/payments.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import { noteChanges } from '../change-log.ts'
import { lockBuyer, requireFreeRoom } from '../placing/holding-limits.ts'
import { requirePayable } from '../placing/require-payable.ts'
import { seatsOf } from '../placing/seats.ts'
import { isOf } from '../read-orders.ts'
import { type Attempt, closeAttempts, isUndecided, type Order, PAY_END, readLastAttempt } from './attempts.ts'
import { completeOrder } from './complete-order.ts'
import { mayBeUnpaid } from './open-pages.ts'
import { nextOf } from './take-payment.ts'

/** A payment page is given out again for so long; the gateway keeps it a little longer. */
const PAGE_MINUTES = 15
/** Longer than the gateway is waited for: after that no request is opening it any more. */
const OPENING_SECONDS = 30
/** Attempts that are open are asked about from so long after their beginning. */
export const FIRST_CHECK = sql`now() + interval '2 minutes'`

/** What is to be done so that an order can be paid. */
export type Plan =
  | { next: 'page'; payment_url: string }
  /** It costs nothing, and is good. */
  | { next: 'done'; language: Order['language'] }
  /** Only the gateway knows what became of this attempt. */
  | { next: 'ask'; tran_id: string }
  /** Committed as an attempt; the gateway is to hear of it. */
  | { next: 'open'; request: PaymentRequest }

interface Asked {
  user_id: number
  event_order_id: string
  /** The attempt about which the gateway has just said that nothing has come of it yet. */
  pending: string | undefined
  signer: TicketSigner
}

/**
 * Looks at an order that its buyer wants to pay and writes down the attempt, both while the order is held.
 * @throws {Problem} not-found; cannot-pay; gateway-down — another process is opening its page, or died as it did; too-many-held — of seats
 * that cost nothing.
 */
export async function planPayment(tx: Tx, asked: Asked): Promise<Plan> {
  const buyer = await lockBuyer(tx, asked.user_id)
  const mine = and(isOf(asked.user_id), eq(event_orders.event_order_id, asked.event_order_id))
  const isKept = sql<boolean>`coalesce(${event_orders.hold_expires_at} > now(), false)`
  const isInTime = sql<boolean>`${isKept} and ${PAY_END} > now()`
  const [found] = await tx.select({ order: event_orders, isKept, isInTime }).from(event_orders).where(mine).for('update')
  if (!found) throw new Problem('not-found')
  const { order } = found
  if (order.state === 'confirmed' && order.final_price === 0) return { next: 'done', language: order.language }
  if (order.state !== 'held' && order.state !== 'paying' && order.state !== 'confirming') throw new Problem('cannot-pay')
  const before = await planAround(tx, found, asked.pending)
  if (before) return before
  if (!found.isInTime || order.state === 'confirming') throw new Problem('cannot-pay')
  const bought = await requirePayable(tx, order)
  await pauseAt('initiate', 'after-check')
  if (order.final_price === 0) return completeFree(tx, order, { buyer, signer: asked.signer })
  return { next: 'open', request: { ...(await beginAttempt(tx, order)), ...bought } }
}

/** What an attempt that is not over asks for first; undefined when none is in the way of another one. */
async function planAround(tx: Tx, { order, isKept }: { order: Order; isKept: boolean }, pending: string | undefined): Promise<Plan | undefined> {
  const attempt = await readLastAttempt(tx, order.id)
  if (!attempt || !isUndecided(attempt)) return undefined
  const { state, payment_url, tran_id } = attempt
  const age = await readAge(tx, attempt)
  if (state === 'open' && payment_url && age.isYoung && order.state === 'paying') return { next: 'page', payment_url }
  // 500, since clients that were not written for this service react to that alone: they show the order, from where it is tried again.
  if (state === 'opening' && age.opening > 0) throw new Problem('gateway-down', { retryAfterSeconds: age.opening })
  if (pending !== tran_id) return { next: 'ask', tran_id }
  if (order.state === 'confirming') {
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
  const age = { isYoung: isWithin(PAGE_MINUTES), isAlive: isWithin(ORDER_LIMITS.payMinutes), opening }
  const [read] = await tx.select(age).from(payment_attempts).where(eq(payment_attempts.id, id))
  return read ?? { isYoung: false, isAlive: false, opening: 0 }
}

async function beginAttempt(tx: Tx, order: Order): Promise<Omit<PaymentRequest, 'product_name' | 'quantity'>> {
  const n = nextOf(order.id)
  const [attempt] = await tx
    .insert(payment_attempts)
    .values({
      event_order: order.id,
      n,
      tran_id: sql`${`EO${order.event_order_id}-`}::text || ${n}`,
      state: 'opening',
      amount_paisa: order.final_price * 100,
      check_at: FIRST_CHECK,
    })
    .returning({ id: payment_attempts.id, tran_id: payment_attempts.tran_id })
  if (!attempt) throw new TypeError('an insert gave no row')
  const hold_expires_at = sql`least(now() + make_interval(mins => ${ORDER_LIMITS.payMinutes}), ${PAY_END})`
  await tx.update(event_orders).set({ state: 'paying', hold_expires_at, updated_at: sql`now()` }).where(eq(event_orders.id, order.id))
  const details = { tran_id: attempt.tran_id }
  await noteChanges(tx, [{ event_order: order.id, from_state: order.state, to_state: 'paying', by: 'buyer', details }])
  const { full_name, email, phone_number } = order
  return { tran_id: attempt.tran_id, attempt_id: attempt.id, amount_taka: order.final_price, buyer: { full_name, email, phone_number } }
}

/** An order of lines that cost nothing, put together one by one: the request to pay it says that it is whole. */
async function completeFree(tx: Tx, order: Order, { buyer, signer }: { buyer: number; signer: TicketSigner }): Promise<Plan> {
  const lines = await tx.select({ quantity: event_order_items.quantity }).from(event_order_items).where(eq(event_order_items.event_order, order.id))
  await requireFreeRoom(tx, { buyer, event: order.event ?? 0 }, seatsOf(lines))
  await tx.update(event_orders).set({ state: 'confirmed', hold_expires_at: null, updated_at: sql`now()` }).where(eq(event_orders.id, order.id))
  await noteChanges(tx, [{ event_order: order.id, from_state: order.state, to_state: 'confirmed', by: 'buyer' }])
  await completeOrder(tx, order.id, signer)
  return { next: 'done', language: order.language }
}
