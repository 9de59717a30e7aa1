import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../connection/in-transaction.ts'
import { leaveNotice } from '../leave-notice.ts'
import { notices } from '../tables/notices.ts'

/** Phones ring no more often than that for one conversation. */
const RINGS_SECONDS = 60

interface Reader {
  conversation: number
  user_id: number
}

/**
 * Tells one side in the app and on its phones that the other has written, the conversation being locked: one notice while it is not read, whose count
 * is read from the conversation. A later one takes its place, so that "read up to here" of a screen that did not show the new message leaves it.
 */
export async function notifyOfMessage(tx: Tx, { conversation, user_id }: Reader): Promise<void> {
  const ring = await nextRing(tx, { conversation, user_id })
  await tx.delete(notices).where(unreadOf({ conversation, user_id }))
  await leaveNotice(tx, { user_id, kind: 'new-messages', conversation, details: { rings_at: ring.at } }, ring.seconds)
}

/** What was told of a conversation is read with it. */
export async function readNoticesOf(tx: Pick<Tx, 'update'>, reader: Reader): Promise<void> {
  await tx.update(notices).set({ read_at: sql`now()` }).where(unreadOf(reader))
}

const unreadOf = ({ conversation, user_id }: Reader) => and(eq(notices.conversation, conversation), eq(notices.user_id, user_id), isNull(notices.read_at))

/** When phones ring next for a conversation, in seconds from now as well. A ring that is to come still is that of this message too. */
async function nextRing(tx: Tx, { conversation, user_id }: Reader): Promise<{ at: string; seconds: number }> {
  const { rows } = await tx.execute<{ at: string; seconds: number }>(sql`
    select at::text, greatest(extract(epoch from at - now()), 0)::float8 as seconds from (
      select case when last > clock_timestamp() then last else greatest(clock_timestamp(), last + make_interval(secs => ${RINGS_SECONDS})) end as at
      from (select max((details ->> 'rings_at')::timestamptz) as last from notices where conversation = ${conversation} and user_id = ${user_id}) rung
    ) ring`)
  const [ring] = rows
  if (!ring) throw new TypeError('a database without a clock')
  return ring
}
