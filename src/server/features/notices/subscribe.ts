import { and, desc, eq, ne, notInArray } from 'drizzle-orm'
import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { subscribePush, unsubscribePush } from '#contract/notices/notices.ts'
import type { PushReach } from '../../adapters/push/push.ts'
import { arePushKeys, isPushAddress } from '../../adapters/push/push-address.ts'
import { inTransaction } from '../../db/connection/in-transaction.ts'
import type { Database } from '../../db/connection/open.ts'
import { sessions, users } from '../../db/tables/accounts.ts'
import { push_subscriptions } from '../../db/tables/notices.ts'
import type { SignedInAs } from '../../http/sessions/live-sessions.ts'

/** More browsers than one person looks at; the ones subscribed longest ago are dropped. */
const MOST_PER_PERSON = 10

interface Subscriber {
  session: Pick<SignedInAs, 'user_id' | 'session_id'>
  body: BodyOf<typeof subscribePush>
  reach: PushReach
}

/**
 * Has this browser told of its owner's orders, for as long as its session lasts. A browser has one owner: the account that subscribed it last.
 * @throws {Problem} bad-input — `endpoint`: not the address of a push service; `keys`: none that messages can be sealed for.
 * not-signed-in — the session was ended meanwhile.
 */
export async function subscribe(db: Database['db'], { session, body, reach }: Subscriber): Promise<{ subscribed: true }> {
  const { user_id, session_id } = session
  const { endpoint, keys, language } = body
  if (!isPushAddress(endpoint, reach)) throw new Problem('bad-input', { fields: { endpoint: 'is not the address of a push service' } })
  if (!arePushKeys(keys)) throw new Problem('bad-input', { fields: { keys: 'are not the keys of a browser' } })
  const theirs = { user_id, session_id, p256dh: keys.p256dh, auth: keys.auth, language, failures: 0 }
  await inTransaction(db, async (tx) => {
    // One at a time per person, so that the count holds; and while the session lives, since it takes its subscriptions along.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('no key update')
    const alive = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, session_id)).for('key share')
    if (alive.length === 0) throw new Problem('not-signed-in')
    // A row of its own for another owner: what waits for the former one must not reach the new one.
    await tx.delete(push_subscriptions).where(and(eq(push_subscriptions.endpoint, endpoint), ne(push_subscriptions.user_id, user_id)))
    await tx
      .insert(push_subscriptions)
      .values({ ...theirs, endpoint })
      .onConflictDoUpdate({ target: push_subscriptions.endpoint, set: theirs })
    const latest = tx
      .select({ id: push_subscriptions.id })
      .from(push_subscriptions)
      .where(eq(push_subscriptions.user_id, user_id))
      .orderBy(desc(push_subscriptions.id))
      .limit(MOST_PER_PERSON)
    await tx.delete(push_subscriptions).where(and(eq(push_subscriptions.user_id, user_id), notInArray(push_subscriptions.id, latest)))
  })
  return { subscribed: true }
}

/** Stops messages to a browser of one's own. Another user's goes on as it was. */
export async function unsubscribe(db: Database['db'], user_id: number, { endpoint }: BodyOf<typeof unsubscribePush>): Promise<{ subscribed: false }> {
  await db.delete(push_subscriptions).where(and(eq(push_subscriptions.endpoint, endpoint), eq(push_subscriptions.user_id, user_id)))
  return { subscribed: false }
}
