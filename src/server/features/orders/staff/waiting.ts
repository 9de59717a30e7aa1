import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { listOpenCases } from '../../../db/cases/open-cases.ts'
import type { Database } from '../../../db/connection/open.ts'
import { listUnanswered } from '../../../db/conversations/waiting-messages.ts'
import { events } from '../../../db/tables/events.ts'
import { payment_attempts, payment_inbox, refunds } from '../../../db/tables/payments.ts'
import { purchases } from '../../../db/tables/purchases.ts'
import type { Attempt } from '../../../purchases/payment/attempts.ts'
import { UNJUDGED } from '../../../purchases/payment/payment-inbox.ts'
import type { Refund } from '../../../purchases/refunds/owe-back.ts'
import { STUCK_HOURS } from '../../../purchases/staff/settle-refund.ts'
import { reviewEnd } from '../seller/review-end.ts'

/** Why something waits for a person: payments to look at come first, then money that is owed, then what people wrote, and what was reported. */
const WAITING_KINDS = ['review', 'refund-failed', 'refund-slow', 'given-up', 'unjudged', 'support', 'cases'] as const
export type WaitingKind = (typeof WAITING_KINDS)[number]

/** One thing that waits. Of a message of the gateway neither order nor attempt may be known. */
export interface WaitingCase {
  /** How it is named at the terminal; a conversation or a case by its number. */
  name: string
  /** Since when, ISO 8601, and for how many seconds by the clock of the database. */
  since: string
  seconds: number
  attempt?: Attempt
  /** What goes back to the buyer, where that is what waits. */
  refund?: Refund | null
  /** When an order in review goes back by itself, since its event was called off. */
  goesBackAt?: string | null
}

/** What waits for one reason, the longest waiting first. `cases`: the first of them. */
export interface Waiting {
  kind: WaitingKind
  total: number
  seconds: number
  cases: WaitingCase[]
}

type Reader = Pick<Database['db'], 'select' | 'execute'>
type Cases = Pick<Waiting, 'total' | 'cases'>
const MOST_LISTED = 200

type AttemptKind = Exclude<WaitingKind, 'unjudged' | 'support' | 'cases'>

/** `refunds`: it is a refund that waits, not its payment. */
const OF_ATTEMPTS: Record<AttemptKind, { which: SQL; since: SQL; refunds?: true }> = {
  review: { which: sql`${purchases.state} = 'review' and ${payment_attempts.state} = 'succeeded'`, since: sql`${payment_attempts.decided_at}` },
  'refund-failed': { which: sql`${refunds.state} = 'failed'`, since: sql`${refunds.asked_at}`, refunds: true },
  'refund-slow': {
    which: sql`${refunds.check_at} is not null and ${refunds.begun_at} < now() - make_interval(hours => ${STUCK_HOURS})`,
    since: sql`${refunds.asked_at}`,
    refunds: true,
  },
  'given-up': { which: sql`${payment_attempts.given_up_at} is not null`, since: sql`${payment_attempts.given_up_at}` },
}

/** Everything that waits for a person; empty: nothing does. */
export async function readWaiting(db: Reader): Promise<Waiting[]> {
  const found: Waiting[] = []
  for (const kind of WAITING_KINDS) {
    const { total, cases } = await readCases(db, kind)
    if (total > 0) found.push({ kind, total, seconds: cases[0]?.seconds ?? 0, cases })
  }
  return found
}

function readCases(db: Reader, kind: WaitingKind): Promise<Cases> {
  if (kind === 'unjudged') return readUnjudged(db)
  if (kind === 'support') return readMessages(listUnanswered(db, MOST_LISTED), 'C')
  if (kind === 'cases') return readMessages(listOpenCases(db, MOST_LISTED), 'W')
  return readAttempts(db, OF_ATTEMPTS[kind])
}

/** What people wrote, by a letter and its number. */
async function readMessages(listed: ReturnType<typeof listUnanswered>, letter: string): Promise<Cases> {
  const rows = await listed
  return { total: rows[0]?.total ?? 0, cases: rows.map(({ id, since, seconds }) => ({ name: `${letter}${id}`, since, seconds })) }
}

const TOTAL = sql<number>`(count(*) over ())::int`
const secondsFrom = (since: SQL) => sql<number>`extract(epoch from now() - ${since})::int`
const instantOf = (since: SQL) => sql<string>`${since}`.mapWith(payment_attempts.created_at)

async function readAttempts(db: Reader, { which, since, refunds: isRefund }: (typeof OF_ATTEMPTS)[AttemptKind]): Promise<Cases> {
  const goesBack = sql<string | null>`case when ${purchases.state} = 'review' then ${reviewEnd} end`
  const rows = await db
    .select({
      name: purchases.number,
      attempt: payment_attempts,
      refund: refunds,
      since: instantOf(since),
      seconds: secondsFrom(since),
      goesBackAt: goesBack.mapWith((at) => (at === null ? null : new Date(at).toISOString())),
      total: TOTAL,
    })
    .from(payment_attempts)
    .innerJoin(purchases, eq(purchases.id, payment_attempts.purchase))
    .leftJoin(events, eq(events.id, purchases.event))
    .leftJoin(refunds, isRefund ? eq(refunds.attempt, payment_attempts.id) : sql`false`)
    .where(which)
    .orderBy(asc(since), asc(payment_attempts.id))
    .limit(MOST_LISTED)
  return { total: rows[0]?.total ?? 0, cases: rows.map(({ total: _, ...one }) => one) }
}

/** Messages that were given up, and those that nothing has come of in a day. */
async function readUnjudged(db: Reader): Promise<Cases> {
  const { id, received_at, outcome } = payment_inbox
  const since = sql`${received_at}`
  const rows = await db
    .select({ id, since: received_at, seconds: secondsFrom(since), total: TOTAL })
    .from(payment_inbox)
    .where(and(UNJUDGED, sql`(${isNotNull(outcome)} or ${received_at} < now() - interval '1 day')`))
    .orderBy(asc(received_at))
    .limit(MOST_LISTED)
  return { total: rows[0]?.total ?? 0, cases: rows.map((row) => ({ name: `M${row.id}`, since: row.since, seconds: row.seconds })) }
}
