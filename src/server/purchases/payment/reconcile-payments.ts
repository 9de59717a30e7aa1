import { and, eq, sql } from 'drizzle-orm'
import { payment_attempts } from '../../db/tables/payments.ts'
import { runLane } from '../concurrency/lane.ts'
import { type Pace, watchPace } from '../concurrency/pace.ts'
import { runEach } from '../concurrency/run-each.ts'
import { giveMoneyBack } from '../refunds/give-money-back.ts'
import { type Attempt, checkMinutes, isUndecided } from './attempts.ts'
import { judgeDue } from './payment-inbox.ts'
import type { PaymentParts } from './payment-parts.ts'
import { settle } from './settle.ts'

/** An attempt that is open is asked about so often; if a process takes one and dies, others take it after as long. */
const EVERY_SECONDS = 60
/** Until an attempt is asked about again that is over, when the gateway did not answer. */
const UNREACHED_MINUTES = 5
/** A gateway that has said nothing of an attempt for so long is not asked about it any more: staff have to look. */
const GIVEN_UP_DAYS = 7

/** What is due, and nothing else, is read, in the order of its index: spelled so that none on `val_id` is thought cheaper. */
export const dueAttemptsSql = (kind: 'unpaid' | 'paid' = 'unpaid', most = 1) =>
  sql`select id from payment_attempts where check_at <= now() and (coalesce(val_id, '') = '') = ${kind === 'unpaid'} order by check_at limit ${most} for update skip locked`

/**
 * One run of everything that waits for the gateway: messages that could not be judged, attempts whose end is not known, money that comes
 * late, money that goes back. Several processes may do so at once. What the gateway does not answer comes again.
 * @throws {AggregateError} something failed; everything else was done.
 */
export const reconcilePayments = (parts: PaymentParts): Promise<void> => runEach([judgeDue, askAboutDue, giveMoneyBack], (step) => step(parts))

/** Asks about every attempt that is due, as many at once as the gateway bears. @throws {AggregateError} some failed */
export function askAboutDue(parts: PaymentParts, { payment, room }: Pace = watchPace(parts.payment)): Promise<void> {
  const asking = { ...parts, payment }
  return runLane({
    room,
    // A buyer waits for the end of an unpaid attempt: it comes before a paid one.
    take: async (most) => {
      const unpaid = await takeDue(parts, 'unpaid', most)
      return unpaid.length === most ? unpaid : [...unpaid, ...(await takeDue(parts, 'paid', most - unpaid.length))]
    },
    work: async (attempt) => {
      const said = await settle(asking, { tran_id: attempt.tran_id })
      if (!isUndecided(attempt)) await planLateCheck(parts, attempt, said !== 'unknown')
    },
  })
}

const takeDue = ({ db }: PaymentParts, kind: 'unpaid' | 'paid', most: number): Promise<Attempt[]> =>
  db
    .update(payment_attempts)
    .set({ check_at: sql`now() + make_interval(secs => ${EVERY_SECONDS})` })
    .where(sql`${payment_attempts.id} in (${dueAttemptsSql(kind, most)})`)
    .returning()

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
  // A process that has recorded money of it meanwhile has planned its next check.
  const ofIt = and(eq(payment_attempts.id, id), sql`${payment_attempts.val_id} is not distinct from ${val_id}`)
  const given_up_at = minutes === undefined ? sql`null` : sql`case when ${isGivenUp} then now() end`
  const [planned] = await db
    .update(payment_attempts)
    .set({ checks: next, check_at, given_up_at })
    .where(ofIt)
    .returning({ check_at: payment_attempts.check_at })
  if (planned?.check_at === null && !wasAnswered) log.error({ tran_id }, 'the gateway has said nothing of an attempt for days: staff have to look')
}
