import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection/open.ts'
import { listReported, listUnanswered } from '../../../db/conversations/waiting-messages.ts'
import { events } from '../../../db/tables/events.ts'
import { event_orders } from '../../../db/tables/orders.ts'
import { payment_attempts, payment_inbox } from '../../../db/tables/payments.ts'
import type { Attempt } from '../payment/attempts.ts'
import { UNJUDGED } from '../payment/payment-inbox.ts'
import { reviewEnd } from '../payment/review-end.ts'
import { STUCK_HOURS } from './settle-refund.ts'

/** Why something waits for a person: payments to look at come first, then money that is owed, then what people wrote. */
const WAITING_KINDS = ['review', 'refund-failed', 'refund-slow', 'given-up', 'unjudged', 'support', 'reported'] as const
export type WaitingKind = (typeof WAITING_KINDS)[number]

/** One thing that waits. Of a message of the gateway neither order nor attempt may be known. */
export interface WaitingCase {
  /** How it is named at the terminal; a conversation or a message by its number. */
  name: string
  /** Since when, ISO 8601, and for how many seconds by the clock of the database. */
  since: string
  seconds: number
  attempt?: Attempt
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

const { state } = payment_attempts
const begun = sql`coalesce(${payment_attempts.refund_begun_at}, ${payment_attempts.refund_asked_at})`

type AttemptKind = Exclude<WaitingKind, 'unjudged' | 'support' | 'reported'>

const OF_ATTEMPTS: Record<AttemptKind, { which: SQL; since: SQL }> = {
  review: { which: sql`${event_orders.state} = 'review' and ${state} = 'succeeded'`, since: sql`${payment_attempts.decided_at}` },
  'refund-failed': { which: sql`${state} = 'refund_failed'`, since: sql`${payment_attempts.refund_asked_at}` },
  'refund-slow': {
    which: sql`${payment_attempts.refund_check_at} is not null and ${begun} < now() - make_interval(hours => ${STUCK_HOURS})`,
    since: sql`${payment_attempts.refund_asked_at}`,
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
  if (kind === 'reported') return readMessages(listReported(db, MOST_LISTED), 'W')
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

async function readAttempts(db: Reader, { which, since }: { which: SQL; since: SQL }): Promise<Cases> {
  const goesBack = sql<string | null>`case when ${event_orders.state} = 'review' then ${reviewEnd} end`
  const rows = await db
    .select({
      name: event_orders.event_order_id,
      attempt: payment_attempts,
      since: instantOf(since),
      seconds: secondsFrom(since),
      goesBackAt: goesBack.mapWith((at) => (at === null ? null : new Date(at).toISOString())),
      total: TOTAL,
    })
    .from(payment_attempts)
    .innerJoin(event_orders, eq(event_orders.id, payment_attempts.event_order))
    .leftJoin(events, eq(events.id, event_orders.event))
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
