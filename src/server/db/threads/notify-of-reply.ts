import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../connection/in-transaction.ts'
import { leaveNotice } from '../leave-notice.ts'
import { wantsNotice } from '../notices/wants-notice.ts'
import { users } from '../tables/accounts.ts'
import { notice_replies, notices, push_messages } from '../tables/notices.ts'
import { comments } from '../tables/threads.ts'

type Reply = Pick<typeof comments.$inferSelect, 'id' | 'parent' | 'user_id'>

/**
 * Tells a member in the app that a comment of theirs was answered. Answers to one comment that are not read yet are one notice, and their phones are
 * messaged for the first of them only. Not of their own answers, and of each answer once. The thread is locked, so answers come one after the other.
 */
export async function notifyOfReply(tx: Tx, reply: Reply): Promise<void> {
  const { id, parent } = reply
  if (parent === null) return
  const user_id = await readAnswered(tx, parent)
  if (user_id === undefined || user_id === reply.user_id) return
  if ((await tx.select().from(notice_replies).where(eq(notice_replies.comment, id))).length > 0) return
  if (!(await wantsNotice(tx, user_id, 'replies')).app) return
  const notice = (await renew(tx, parent)) ?? (await leaveNotice(tx, { user_id, kind: 'replies', comment: parent }))
  if (notice === undefined) throw new Error('a notice of an answer was not written')
  await tx.insert(notice_replies).values({ comment: id, notice })
}

/** Whose comment it is; undefined where it has no member that can be told. */
async function readAnswered(tx: Pick<Tx, 'select'>, comment: number): Promise<number | undefined> {
  const [answered] = await tx
    .select({ user_id: users.id })
    .from(comments)
    .innerJoin(users, and(eq(users.id, comments.user_id), isNull(users.deleted_at), isNull(users.locked_at)))
    .where(and(eq(comments.id, comment), eq(comments.state, 'shown')))
  return answered?.user_id
}

/**
 * Has a notice that is not read yet begin again, as a later one: "read up to here" of a screen that did not show the new answer does not count for it.
 * What waits to be sent to phones goes along. @returns the id of the later one; undefined where all were read.
 */
async function renew(tx: Tx, comment: number): Promise<number | undefined> {
  const isUnread = and(eq(notices.kind, 'replies'), eq(notices.comment, comment), isNull(notices.read_at))
  const [former] = await tx.select().from(notices).where(isUnread).for('update')
  if (!former) return undefined
  const [later] = await tx.insert(notices).values({ user_id: former.user_id, kind: 'replies', comment }).returning({ id: notices.id })
  if (!later) return undefined
  for (const theirs of [notice_replies, push_messages]) await tx.update(theirs).set({ notice: later.id }).where(eq(theirs.notice, former.id))
  await tx.delete(notices).where(eq(notices.id, former.id))
  return later.id
}
