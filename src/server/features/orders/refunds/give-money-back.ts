import { and, eq, sql } from 'drizzle-orm'
import type { RefundState } from '../../../adapters/payment/payment.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import { event_orders } from '../../../db/tables/orders.ts'
import { payment_attempts } from '../../../db/tables/payments.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import { noteChanges } from '../change-log.ts'
import { runLane } from '../lane.ts'
import { bookRefunded } from '../ledger.ts'
import { type Pace, watchPace } from '../pace.ts'
import { type Attempt, lockPayment, type Order } from '../payment/attempts.ts'
import type { PaymentParts } from '../payment/payment-parts.ts'
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
export const dueRefundsSql = (most = 1) =>
  sql`select id from payment_attempts where refund_check_at <= now() order by refund_check_at limit ${most} for update skip locked`

/** Gives back what is owed, or asks how far that is. Several may do so at once: each takes what no other has. @throws {AggregateError} some failed */
export function giveMoneyBack(parts: PaymentParts, { payment, room }: Pace = watchPace(parts.payment, { of: 'refunds' })): Promise<void> {
  const lease = sql`now() + make_interval(secs => ${LEASE_SECONDS})`
  return runLane({
    room,
    take: (most) =>
      parts.db
        .update(payment_attempts)
        .set({ refund_check_at: lease })
        .where(sql`${payment_attempts.id} in (${dueRefundsSql(most)})`)
        .returning(),
    work: (attempt) => giveBack({ ...parts, payment }, attempt),
  })
}

async function giveBack(parts: PaymentParts, attempt: Attempt): Promise<void> {
  const said = await ask(parts, attempt)
  await pauseAt('refund', 'after-gateway-before-store')
  await inTransaction(parts.db, async (tx) => {
    const locked = await lockPayment(tx, attempt.tran_id)
    // Another process was told the end of it meanwhile.
    if (locked?.attempt.state !== 'refund_pending') return
    await store(tx, locked, said)
    await pauseAt('refund', 'before-commit')
  })
  // Said once: it is asked on.
  if (attempt.refund_checks === LONG_CHECKS && (said.kind === 'unknown' || said.kind === 'processing'))
    parts.log.error({ tran_id: attempt.tran_id, said: said.kind }, 'money has been on its way back for days: somebody has to look')
  if (said.kind === 'failed') tellRefused(parts, attempt, said)
}

type Failed = Extract<RefundState, { kind: 'failed' }>

function tellRefused({ log }: PaymentParts, attempt: Attempt, { reason }: Failed): void {
  const facts = { tran_id: attempt.tran_id, reason: reason.slice(0, LONGEST_FAULT), times: attempt.refund_failures + 1 }
  if (pauseAfterRefusal(attempt) === undefined) log.error(facts, 'refund_failed: money could not be given back, somebody has to do it')
  else log.warn(facts, 'the gateway has refused a refund, and is asked again')
}

/** Minutes until a refund that was just refused is asked for again; undefined: no more. One that was never named can only be refused. */
const pauseAfterRefusal = (attempt: Attempt): number | undefined => (isNamed(attempt) ? REFUSED_PAUSES[attempt.refund_failures] : undefined)

/** Without these the gateway cannot know what is meant, however often it is asked. */
export const isNamed = ({ refund_trans_id, bank_tran_id, refund_paisa }: Attempt): boolean => Boolean(refund_trans_id && bank_tran_id && refund_paisa)

async function ask({ payment }: PaymentParts, attempt: Attempt): Promise<RefundState> {
  const { refund_ref_id, refund_trans_id, bank_tran_id, refund_paisa, refund_reason } = attempt
  if (refund_ref_id !== null) return payment.refundState(refund_ref_id)
  if (!refund_trans_id || !bank_tran_id || !refund_paisa) return { kind: 'failed', reason: 'the gateway never named this payment' }
  return payment.refund({ refund_trans_id, bank_tran_id, amount_paisa: refund_paisa, reason: refund_reason ?? '' })
}

async function store(tx: Tx, { order, attempt }: { order: Order; attempt: Attempt }, said: RefundState): Promise<void> {
  const set = (values: Parameters<ReturnType<Tx['update']>['set']>[0]) => tx.update(payment_attempts).set(values).where(eq(payment_attempts.id, attempt.id))
  if (said.kind === 'failed') return void (await set(afterRefusal(attempt, said)))
  if (said.kind === 'refunded') {
    await set({ state: 'refunded', refund_ref_id: said.refund_ref_id, refunded_at: sql`now()`, refund_check_at: null })
    await bookRefunded(tx, attempt.id, attempt.refund_paisa ?? 0)
    if (await endRefundDue(tx, order)) await noteChanges(tx, [{ event_order: order.id, from_state: 'refund_due', to_state: 'refunded', by: 'gateway' }])
    await leaveRefundTasks(tx, order.id, attempt.id)
    return
  }
  const wait = Math.min(LONGEST_MINUTES, 2 ** Math.min(attempt.refund_checks, 10))
  const refund_ref_id = said.kind === 'processing' ? said.refund_ref_id : attempt.refund_ref_id
  await set({ refund_ref_id, refund_checks: attempt.refund_checks + 1, refund_check_at: sql`now() + make_interval(mins => ${wait})` })
}

/** What is written of a refund that the gateway refuses. What it had begun is over: the same refund is asked for by its own name again. */
function afterRefusal(attempt: Attempt, { reason }: Failed) {
  const minutes = pauseAfterRefusal(attempt)
  const refused = { refund_ref_id: null, refund_failures: attempt.refund_failures + 1, refund_fault: reason.slice(0, LONGEST_FAULT) }
  if (minutes === undefined) return { ...refused, state: 'refund_failed', refund_check_at: null } as const
  return { ...refused, refund_check_at: sql`now() + make_interval(mins => ${minutes})` }
}

/** An order whose money was all owed back is refunded when the last of it has gone; says whether it is now. The caller writes that down. */
export async function endRefundDue(tx: Tx, order: Pick<Order, 'id'>): Promise<boolean> {
  const open = sql`exists (select from payment_attempts where event_order = ${order.id} and state in ('refund_pending', 'refund_failed'))`
  const [refunded] = await tx
    .update(event_orders)
    .set({ state: 'refunded', updated_at: sql`now()` })
    .where(and(eq(event_orders.id, order.id), eq(event_orders.state, 'refund_due'), sql`not ${open}`))
    .returning({ id: event_orders.id })
  return refunded !== undefined
}
