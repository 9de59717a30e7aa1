import { and, eq, sql } from 'drizzle-orm'
import { inTransaction } from '../../db/in-transaction.ts'
import { event_orders } from '../../db/tables/orders.ts'
import { payment_attempts } from '../../db/tables/payments.ts'
import { type Attempt, beginConfirming, checkMinutes, closeAttempts, isUndecided, type Order, readLastAttempt } from './attempts.ts'
import { duePayments } from './due-orders.ts'
import { eachAlone } from './each-alone.ts'
import { endOrders } from './end-orders.ts'
import { giveMoneyBack } from './give-money-back.ts'
import { judgeDue } from './payment-inbox.ts'
import type { PaymentParts } from './payment-parts.ts'
import { settle } from './settle.ts'
import { isWithin } from './within.ts'

const AT_ONCE = 50
/** A gateway may take twenty seconds for an answer, and is not asked by everybody at once. */
const ASKED_AT_ONCE = 4
/** Seats wait so long for a gateway that is asked a last time. */
const PATIENCE_MS = 10_000
/** An attempt that is open is asked about so often; whoever has taken one and died leaves it to others after as long. */
const EVERY_SECONDS = 60
/** Until an attempt is asked about again that is over, when the gateway did not answer. */
const UNREACHED_MINUTES = 5
/** A gateway that has said nothing of an attempt for so long is not asked about it any more: somebody has to look. */
const GIVEN_UP_DAYS = 7

/** What is due, and nothing else, is read. Somebody waits for the end of what is not paid: it comes before what is. */
export const dueAttemptsSql = () =>
  sql`select id from payment_attempts where check_at <= now() order by val_id is not null, check_at limit ${AT_ONCE} for update skip locked`
export const duePaymentsSql = (state: 'paying' | 'confirming') =>
  sql`select id from event_orders where ${duePayments(state)} order by hold_expires_at limit ${AT_ONCE} for update skip locked`

/**
 * One round of everything that waits for the gateway: messages that could not be judged, attempts nobody knows the end of, money that comes
 * late, money that goes back. Several processes may do so at once. What nobody answers comes again.
 * @throws {AggregateError} something failed; everything else was done.
 */
export const reconcilePayments = (parts: PaymentParts): Promise<void> => eachAlone([judgeDue, askAboutDue, giveMoneyBack], (step) => step(parts))

/**
 * One round of orders whose time at the payment page is over: they wait for the gateway's word, and then no longer. Apart from
 * `reconcilePayments`, so that seats come back in time however long a slow gateway is asked about everything else.
 * @throws {AggregateError} as `reconcilePayments`.
 */
export const endWaiting = (parts: PaymentParts): Promise<void> => eachAlone([endPaying, endConfirming], (step) => step(parts))

/** Pages whose time is over: what came of them is asked at once, and the seats stay until it is known. */
const endPaying = ({ db }: PaymentParts): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(duePaymentsSql('paying'))
    for (const order of rows) await beginConfirming(tx, order, 'service')
  })

async function askAboutDue(parts: PaymentParts): Promise<void> {
  const lease = sql`now() + make_interval(secs => ${EVERY_SECONDS})`
  const due = await parts.db.update(payment_attempts).set({ check_at: lease }).where(sql`${payment_attempts.id} in (${dueAttemptsSql()})`).returning()
  const ask = async (attempt: Attempt) => {
    const said = await settle(parts, { tran_id: attempt.tran_id })
    if (!isUndecided(attempt)) await planLateCheck(parts, attempt, said !== 'unknown')
  }
  await eachAlone(due, ask, ASKED_AT_ONCE)
}

/** When an attempt that is over is asked about next: an answer counts, silence does not. */
async function planLateCheck({ db, log }: PaymentParts, attempt: Attempt, wasAnswered: boolean): Promise<void> {
  const { id, tran_id, checks, val_id } = attempt
  const next = wasAnswered ? checks + 1 : checks
  const minutes = checkMinutes(attempt, next)
  const later = wasAnswered
    ? sql`${payment_attempts.decided_at} + make_interval(mins => ${minutes ?? 0})`
    : sql`now() + make_interval(mins => ${UNREACHED_MINUTES})`
  const isGivenUp = sql`${!wasAnswered} and ${payment_attempts.decided_at} < now() - make_interval(days => ${GIVEN_UP_DAYS})`
  const check_at = minutes === undefined ? sql`null` : sql`case when ${isGivenUp} then null else ${later} end`
  // Whoever has recorded money of it meanwhile has planned its next question.
  const ofIt = and(eq(payment_attempts.id, id), sql`${payment_attempts.val_id} is not distinct from ${val_id}`)
  const [planned] = await db.update(payment_attempts).set({ checks: next, check_at }).where(ofIt).returning({ check_at: payment_attempts.check_at })
  if (planned?.check_at === null && !wasAnswered) log.error({ tran_id }, 'the gateway has said nothing of an attempt for days: somebody has to look')
}

/** Orders that have waited long enough: the gateway is asked a last time, and what is not paid then gives its seats back. Money may still come late. */
async function endConfirming(parts: PaymentParts): Promise<void> {
  const due = await parts.db
    .select({ id: event_orders.id })
    .from(event_orders)
    .where(duePayments('confirming'))
    .orderBy(event_orders.hold_expires_at)
    .limit(AT_ONCE)
  const end = async ({ id }: Pick<Order, 'id'>) => {
    const attempt = await readLastAttempt(parts.db, id)
    if (attempt) await isWithin(settle(parts, { tran_id: attempt.tran_id }), { ms: PATIENCE_MS, log: parts.log })
    await expireUnanswered(parts, id)
  }
  await eachAlone(due, end, ASKED_AT_ONCE)
}

const expireUnanswered = ({ db }: PaymentParts, id: Order['id']): Promise<void> =>
  inTransaction(db, async (tx) => {
    const stillDue = and(eq(event_orders.id, id), duePayments('confirming'))
    const [order] = await tx.select({ id: event_orders.id, coupon: event_orders.coupon }).from(event_orders).where(stillDue).for('update', { skipLocked: true })
    if (!order) return
    await closeAttempts(tx, eq(payment_attempts.event_order, id), 'expired')
    await endOrders(tx, [{ ...order, state: 'confirming' }], { to: 'expired', reason: 'not-paid', by: 'service' })
  })
