import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../connection/in-transaction.ts'
import { leaveGrouped } from '../notices/leave-grouped.ts'
import { users } from '../tables/accounts.ts'
import { notice_replies } from '../tables/notices.ts'
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
  const notice = await leaveGrouped(tx, { user_id, kind: 'replies', comment: parent }, { rings: 'first', members: notice_replies })
  if (notice === undefined) return
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
