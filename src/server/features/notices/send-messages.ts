import { createHash } from 'node:crypto'
import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { commentPath, type NoticeKind } from '#contract/notices/notice-kinds.ts'
import type { Push, PushManner, PushOutcome } from '../../adapters/push/push.ts'
import type { Database } from '../../db/connection/open.ts'
import { events } from '../../db/tables/events.ts'
import { job_applications, job_posts } from '../../db/tables/jobs.ts'
import { notices, push_messages, push_subscriptions } from '../../db/tables/notices.ts'
import { event_orders } from '../../db/tables/orders.ts'
import { IS_JOB_OF_NOTICE } from './notice-jobs.ts'
import { replyOfNotice } from './notice-replies.ts'
import { isJobStillSo, isStillSo } from './still-so.ts'
import { ORDER_NOW } from './told-orders.ts'

/** Longer than a push service is waited for: whoever holds a message and dies has it sent by another. */
const HELD_SECONDS = 60
/** After the first failure, the second, …; after the last one a message is given up. */
const PAUSES_MINUTES = [1, 5, 15, 60]
/** Messages in a row that a push service would not take in all that time: the browser has gone without a word. */
const MOST_FAILURES = 3

const HOUR = 3600
const TTL_SECONDS: Partial<Record<NoticeKind, number>> = {
  paid: 48 * HOUR,
  refunded: 7 * 24 * HOUR,
  'not-paid': 24 * HOUR,
  'event-tomorrow': 20 * HOUR,
  'called-off': 7 * 24 * HOUR,
  message: 48 * HOUR,
  application: 7 * 24 * HOUR,
  'employer-message': 48 * HOUR,
  applicants: 24 * HOUR,
  'job-alert': 24 * HOUR,
  replies: 48 * HOUR,
}
/** Whoever is on the way should know. */
const URGENT: ReadonlySet<NoticeKind> = new Set(['paid', 'not-paid', 'called-off', 'message', 'employer-message'])

/** Of the event, or of the job. */
const TITLE = sql<string>`coalesce(${events.title}, ${job_posts.title}, ${notices.details} ->> 'title', '')`
/** What it is about, as long as it is about the same. */
const SUBJECT = sql<string>`concat_ws('-', ${event_orders.event_order_id}, ${notices.job_application}, ${notices.job_post}, ${notices.job_alert}, ${notices.comment})`

type Db = Database['db']

export interface Room {
  /** Messages that may be under way beside those that are. */
  most: number
  /** Accounts that have as many messages under way as one may have: theirs wait. */
  busy: readonly number[]
  /** Messages under way for one account. */
  perPerson: number
}

/**
 * Takes messages that are due, the longest waiting first, a few of each account. Several processes may do so at once: each message is held by one.
 * Empty when nothing is due.
 */
export async function holdMessages(db: Db, { most, busy, perPerson }: Room) {
  const due = sql`(
    select id from (
      select m.id, m.due_at, row_number() over (partition by s.user_id order by m.due_at, m.id) as nth
      from ${push_messages} m join ${push_subscriptions} s on s.id = m.subscription
      where m.due_at <= now() and not (s.user_id = any(${sql.param([...busy])}::int[]))) as each_of_person
    where nth <= ${perPerson} order by due_at limit ${most})`
  const lockable = db
    .select({ id: push_messages.id })
    .from(push_messages)
    .where(and(lte(push_messages.due_at, sql`now()`), sql`${push_messages.id} in ${due}`))
    .for('update', { skipLocked: true })
  const held = await db
    .update(push_messages)
    .set({ tries: sql`${push_messages.tries} + 1`, due_at: sql`now() + make_interval(secs => ${HELD_SECONDS})` })
    .where(inArray(push_messages.id, lockable))
    .returning({ id: push_messages.id })
  if (held.length === 0) return []
  const ids = held.map(({ id }) => id)
  return db
    .select({
      id: push_messages.id,
      tries: push_messages.tries,
      subscription: push_subscriptions.id,
      user_id: push_subscriptions.user_id,
      target: { endpoint: push_subscriptions.endpoint, p256dh: push_subscriptions.p256dh, auth: push_subscriptions.auth },
      kind: notices.kind,
      event_order_id: event_orders.event_order_id,
      title: TITLE,
      subject: SUBJECT,
      details: notices.details,
      read_at: notices.read_at,
      reply: replyOfNotice(Date.now()),
      application_state: job_applications.state,
      order: ORDER_NOW,
    })
    .from(push_messages)
    .innerJoin(notices, eq(notices.id, push_messages.notice))
    .innerJoin(push_subscriptions, and(eq(push_subscriptions.id, push_messages.subscription), eq(push_subscriptions.user_id, notices.user_id)))
    .leftJoin(event_orders, eq(event_orders.id, notices.event_order))
    .leftJoin(events, eq(events.id, event_orders.event))
    .leftJoin(job_applications, eq(job_applications.id, notices.job_application))
    .leftJoin(job_posts, IS_JOB_OF_NOTICE)
    .where(inArray(push_messages.id, ids))
}

export type HeldMessage = Awaited<ReturnType<typeof holdMessages>>[number]

/** Sends one message that is held, and notes what became of it. */
export async function sendOne(db: Db, push: Push, held: HeldMessage): Promise<PushOutcome | 'over'> {
  const { id, tries, subscription, target, kind, title, reply } = held
  const about = reply ? { event_title: reply.blog_title, path: commentPath(reply) } : { event_title: title }
  const message = { kind, event_order_id: held.event_order_id ?? '', ...about }
  const outcome = isOver(held) ? 'over' : await push.send(target, message, mannerOf(held))
  const isGivenUp = outcome === 'later' && tries > PAUSES_MINUTES.length
  if (outcome === 'gone') await db.delete(push_subscriptions).where(eq(push_subscriptions.id, subscription))
  else if (outcome === 'later' && !isGivenUp) await postpone(db, id, tries)
  else await db.delete(push_messages).where(eq(push_messages.id, id))
  if (outcome === 'sent') await db.update(push_subscriptions).set({ failures: 0 }).where(eq(push_subscriptions.id, subscription))
  if (isGivenUp) await countFailure(db, subscription)
  return outcome
}

function isOver({ kind, order, details, application_state, read_at, reply }: HeldMessage): boolean {
  if (kind === 'replies') return reply === null || read_at !== null
  const { state, is_event_on, is_event_to_come, is_refunded } = order
  // Joined whole or not at all: then it is about a job.
  if (state === null || is_event_on === null) return !isJobStillSo(kind, { told: details.state, state: application_state, is_read: read_at !== null })
  return !isStillSo(kind, { state, is_event_on, is_event_to_come, is_refunded })
}

async function postpone(db: Db, id: number, tries: number): Promise<void> {
  const minutes = PAUSES_MINUTES[tries - 1] ?? 0
  await db
    .update(push_messages)
    .set({ due_at: sql`now() + make_interval(mins => ${minutes})` })
    .where(eq(push_messages.id, id))
}

async function countFailure(db: Db, subscription: number): Promise<void> {
  const [counted] = await db
    .update(push_subscriptions)
    .set({ failures: sql`${push_subscriptions.failures} + 1` })
    .where(eq(push_subscriptions.id, subscription))
    .returning({ failures: push_subscriptions.failures })
  if (counted && counted.failures >= MOST_FAILURES) await db.delete(push_subscriptions).where(eq(push_subscriptions.id, subscription))
}

/** The topic says nothing to the push service, which may read it. @see RFC 8030 §5.4 */
function mannerOf({ kind, subject }: Pick<HeldMessage, 'kind' | 'subject'>): PushManner {
  const topic = createHash('sha256').update(`${kind} ${subject}`).digest('base64url').slice(0, 32)
  return { ttl_seconds: TTL_SECONDS[kind] ?? HOUR, urgency: URGENT.has(kind) ? 'high' : 'normal', topic }
}
