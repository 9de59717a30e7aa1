import { createHash } from 'node:crypto'
import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { isWanted } from '#contract/notices/notice-groups.ts'
import type { Push, PushManner, PushOutcome } from '../../adapters/push/push.ts'
import type { Database } from '../../db/connection/open.ts'
import { aboutNotice, sourceOf } from '../../db/notices/sources.ts'
import { users } from '../../db/tables/accounts.ts'
import { notices, push_messages, push_subscriptions } from '../../db/tables/notices.ts'

/** Longer than a push service is waited for: if a process that holds a message dies, another one sends it. */
const HELD_SECONDS = 60
/** After the first failure, the second, …; after the last one a message is given up. */
const PAUSES_MINUTES = [1, 5, 15, 60]
/** Messages in a row that a push service would not take in all that time: the browser has gone without a word. */
const MOST_FAILURES = 3

type Db = Database['db']

interface Room {
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
      details: notices.details,
      read_at: notices.read_at,
      about: aboutNotice(Date.now()),
      off: users.notices_off,
    })
    .from(push_messages)
    .innerJoin(notices, eq(notices.id, push_messages.notice))
    .innerJoin(push_subscriptions, and(eq(push_subscriptions.id, push_messages.subscription), eq(push_subscriptions.user_id, notices.user_id)))
    .innerJoin(users, eq(users.id, notices.user_id))
    .where(inArray(push_messages.id, ids))
}

export type HeldMessage = Awaited<ReturnType<typeof holdMessages>>[number]

/** Sends one message that is held, and notes what became of it. */
export async function sendOne(db: Db, push: Push, held: HeldMessage): Promise<PushOutcome | 'over'> {
  const { id, tries, subscription, target, kind, about, details } = held
  const source = sourceOf(kind)
  // It may have been switched off since it was left.
  const isOver = !isWanted(held.off, kind, 'push') || !source.isStillSo(about, { kind, details, is_read: held.read_at !== null })
  const message = { kind, event_order_id: '', ...source.pushed(about) }
  const outcome = isOver ? 'over' : await push.send(target, message, mannerOf(held))
  const isGivenUp = outcome === 'later' && tries > PAUSES_MINUTES.length
  if (outcome === 'gone') await db.delete(push_subscriptions).where(eq(push_subscriptions.id, subscription))
  else if (outcome === 'later' && !isGivenUp) await postpone(db, id, tries)
  else await db.delete(push_messages).where(eq(push_messages.id, id))
  if (outcome === 'sent') await db.update(push_subscriptions).set({ failures: 0 }).where(eq(push_subscriptions.id, subscription))
  if (isGivenUp) await countFailure(db, subscription)
  return outcome
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
function mannerOf({ kind, about }: Pick<HeldMessage, 'kind' | 'about'>): PushManner {
  const { kinds, subjectOf } = sourceOf(kind)
  const topic = createHash('sha256')
    .update(`${kind} ${subjectOf(about)}`)
    .digest('base64url')
    .slice(0, 32)
  return { ttl_seconds: kinds[kind]?.ttl_seconds ?? 3600, urgency: kinds[kind]?.isUrgent ? 'high' : 'normal', topic }
}
