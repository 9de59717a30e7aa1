import { and, eq, inArray, sql } from 'drizzle-orm'
import type { RefundState } from '../../adapters/payment/payment.ts'
import { inTransaction, type Tx } from '../../db/connection/in-transaction.ts'
import { payment_attempts, refunds } from '../../db/tables/payments.ts'
import { purchases } from '../../db/tables/purchases.ts'
import { pauseAt } from '../../http/pause-points.ts'
import { noteChanges } from '../change-log.ts'
import { runLane } from '../concurrency/lane.ts'
import { type Pace, watchPace } from '../concurrency/pace.ts'
import { bookRefunded } from '../ledger.ts'
import { type Attempt, lockPayment } from '../payment/attempts.ts'
import type { PaymentParts } from '../payment/payment-parts.ts'
import type { Purchase } from '../purchase-handler.ts'
import { type Refund, restateAttempts } from './owe-back.ts'
import { leaveRefundTasks } from './refund-tasks.ts'

/** If a process takes a refund and dies, others take it after so long. */
const LEASE_SECONDS = 90
/** The time between two requests doubles, from a minute up to this. */
const LONGEST_MINUTES = 360
/** So many requests take three days. */
const LONG_CHECKS = 20
const LONGEST_FAULT = 200
/** A gateway that refuses a refund is asked again after so many minutes, each time with the same name for it; two days in all, then it is for staff. */
const REFUSED_PAUSES = [15, 60, 4 * 60, 12 * 60, 30 * 60] as const

/** What is due, and nothing else, is read. */
export const dueRefundsSql = (most = 1) => sql`select id from refunds where check_at <= now() order by check_at limit ${most} for update skip locked`

/** A refund, and the payment of which it is. */
export interface OwedBack {
  refund: Refund
  attempt: Attempt
}

/** Gives back what is owed, or asks how far that is. Several may do so at once: each takes what no other has. @throws {AggregateError} some failed */
export function giveMoneyBack(parts: PaymentParts, { payment, room }: Pace = watchPace(parts.payment, { of: 'refunds' })): Promise<void> {
  return runLane({
    room,
    take: (most) => takeDue(parts, most),
    work: (owed) => giveBack({ ...parts, payment }, owed),
  })
}

async function takeDue({ db }: Pick<PaymentParts, 'db'>, most: number): Promise<OwedBack[]> {
  const taken = await db
    .update(refunds)
    .set({ check_at: sql`now() + make_interval(secs => ${LEASE_SECONDS})` })
    .where(sql`${refunds.id} in (${dueRefundsSql(most)})`)
    .returning({ id: refunds.id })
  if (taken.length === 0) return []
  const theirs = inArray(
    refunds.id,
    taken.map(({ id }) => id),
  )
  return db
    .select({ refund: refunds, attempt: payment_attempts })
    .from(refunds)
    .innerJoin(payment_attempts, eq(payment_attempts.id, refunds.attempt))
    .where(theirs)
}

async function giveBack(parts: PaymentParts, owed: OwedBack): Promise<void> {
  const { refund, attempt } = owed
  const said = await ask(parts, owed)
  await pauseAt('refund', 'after-gateway-before-store')
  await inTransaction(parts.db, async (tx) => {
    const locked = await lockPayment(tx, attempt.tran_id)
    const [now] = await tx.select().from(refunds).where(eq(refunds.id, refund.id)).for('no key update')
    // Another process has heard the end meanwhile.
    if (!locked || now?.state !== 'pending') return
    await store(tx, { ...locked, refund: now }, said)
    await pauseAt('refund', 'before-commit')
  })
  // Said once: it is asked on.
  if (refund.checks === LONG_CHECKS && (said.kind === 'unknown' || said.kind === 'processing'))
    parts.log.error({ refund: refund.refund_trans_id, said: said.kind }, 'money has been on its way back for days: staff have to look')
  if (said.kind === 'failed') tellRefused(parts, owed, said)
}

type Failed = Extract<RefundState, { kind: 'failed' }>

function tellRefused({ log }: PaymentParts, { refund, attempt }: OwedBack, { reason }: Failed): void {
  const facts = { tran_id: attempt.tran_id, refund: refund.refund_trans_id, reason: reason.slice(0, LONGEST_FAULT), times: refund.failures + 1 }
  if (pauseAfterRefusal({ refund, attempt }) === undefined) log.error(facts, 'refund_failed: money could not be given back, staff have to do it')
  else log.warn(facts, 'the gateway has refused a refund, and is asked again')
}

/** Minutes until a refund that was just refused is asked for again; undefined: no more. One that was never named can only be refused. */
const pauseAfterRefusal = (owed: OwedBack): number | undefined => (isNamed(owed.attempt) ? REFUSED_PAUSES[owed.refund.failures] : undefined)

/** Without this the gateway cannot know what is meant, however often it is asked. */
export const isNamed = ({ bank_tran_id }: Pick<Attempt, 'bank_tran_id'>): boolean => Boolean(bank_tran_id)

async function ask({ payment }: PaymentParts, { refund, attempt: { bank_tran_id } }: OwedBack): Promise<RefundState> {
  const { refund_ref_id, refund_trans_id, paisa, reason } = refund
  if (refund_ref_id !== null) return payment.refundState(refund_ref_id)
  if (!bank_tran_id) return { kind: 'failed', reason: 'the gateway never named this payment' }
  return payment.refund({ refund_trans_id, bank_tran_id, amount_paisa: paisa, reason })
}

async function store(tx: Tx, { purchase, refund, attempt }: OwedBack & { purchase: Purchase }, said: RefundState): Promise<void> {
  const set = (values: Partial<typeof refunds.$inferInsert> | Parameters<ReturnType<Tx['update']>['set']>[0]) =>
    tx.update(refunds).set(values).where(eq(refunds.id, refund.id))
  if (said.kind === 'failed') {
    await set(afterRefusal({ refund, attempt }, said))
    return restateAttempts(tx, [attempt.id])
  }
  if (said.kind === 'refunded') {
    await set({ state: 'refunded', refund_ref_id: said.refund_ref_id, refunded_at: sql`now()`, check_at: null })
    await restateAttempts(tx, [attempt.id])
    await bookRefunded(tx, attempt, refund)
    if (await endRefundDue(tx, purchase)) await noteChanges(tx, [{ purchase: purchase.id, from_state: 'refund_due', to_state: 'refunded', by: 'gateway' }])
    return leaveRefundTasks(tx, purchase.id, refund.id)
  }
  const wait = Math.min(LONGEST_MINUTES, 2 ** Math.min(refund.checks, 10))
  const refund_ref_id = said.kind === 'processing' ? said.refund_ref_id : refund.refund_ref_id
  await set({ refund_ref_id, checks: refund.checks + 1, check_at: sql`now() + make_interval(mins => ${wait})` })
}

/** What is written of a refund that the gateway refuses. What it had begun is over: the same refund is asked for by its own name again. */
function afterRefusal(owed: OwedBack, { reason }: Failed) {
  const minutes = pauseAfterRefusal(owed)
  const refused = { refund_ref_id: null, failures: owed.refund.failures + 1, fault: reason.slice(0, LONGEST_FAULT) }
  if (minutes === undefined) return { ...refused, state: 'failed', check_at: null } as const
  return { ...refused, check_at: sql`now() + make_interval(mins => ${minutes})` }
}

/** A purchase whose money was all owed back is refunded when the last taka has gone; says whether it is now. The caller writes that down. */
export async function endRefundDue(tx: Tx, purchase: Pick<Purchase, 'id'>): Promise<boolean> {
  const open = sql`exists (select from refunds r join payment_attempts a on a.id = r.attempt where a.purchase = ${purchase.id} and r.state <> 'refunded')`
  const [refunded] = await tx
    .update(purchases)
    .set({ state: 'refunded', updated_at: sql`now()` })
    .where(and(eq(purchases.id, purchase.id), eq(purchases.state, 'refund_due'), sql`not ${open}`))
    .returning({ id: purchases.id })
  return refunded !== undefined
}
