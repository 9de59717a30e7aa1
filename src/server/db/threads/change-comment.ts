import { eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { CommentState } from '#contract/threads/comments.ts'
import { openCase } from '../cases/open-case.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { comments, threads } from '../tables/threads.ts'
import { notifyOfReply } from './notify-of-reply.ts'

export type CommentRow = typeof comments.$inferSelect
/** What may change of one; `state` is what becomes of it. */
type Changes = Omit<PgUpdateSetSource<typeof comments>, 'id' | 'thread' | 'parent' | 'state' | 'was_hidden' | 'reply_count'> & { state: CommentState }

/** A comment without its words. What the rules against spam have counted stays, so that a writer cannot write on and on by taking back. */
export const wordlessComment = { author: '', email: '', text: '', held_reason: null } as const

/** No other transaction changes comments of this thread until this one ends. A change of a comment locks the thread first, so no deadlock arises. */
export async function holdThread(tx: Pick<Tx, 'execute'>, thread: number): Promise<void> {
  await tx.execute(sql`select id from threads where id = ${thread} for no key update`)
}

/** One comment; no other transaction changes it or any other of its thread until this one ends; undefined when there is none. */
export async function holdComment(tx: Pick<Tx, 'select' | 'execute'>, comment_id: number): Promise<CommentRow | undefined> {
  const [found] = await tx.select({ thread: comments.thread }).from(comments).where(eq(comments.id, comment_id))
  if (!found) return undefined
  await holdThread(tx, found.thread)
  // Only now: it may have changed while the thread was waited for.
  const [row] = await tx.select().from(comments).where(eq(comments.id, comment_id))
  return row
}

/** Adds a comment; where it is shown, it is counted, and the writer it answers is notified; where it is held, staff look at it. Its thread is locked (`holdThread`). */
export async function insertComment(tx: Tx, comment: typeof comments.$inferInsert): Promise<CommentRow> {
  const [row] = await tx.insert(comments).values(comment).returning()
  if (!row) throw new Error('an inserted comment was not given back')
  if (row.state === 'shown') {
    await count(tx, row, 1)
    await notifyOfReply(tx, row)
  }
  if (row.state === 'held') await openHeld(tx, row)
  return row
}

/** Changes a comment, and what is counted with it; the writer it answers is notified when it is first shown, and staff look when it is held. Its thread is locked, `comment` read since. */
export async function changeComment(tx: Tx, comment: CommentRow, changes: Changes): Promise<CommentRow> {
  const was_hidden = comment.state === 'hidden'
  const [row] = await tx
    .update(comments)
    .set({ ...changes, was_hidden })
    .where(eq(comments.id, comment.id))
    .returning()
  if (!row) throw new Error('a comment that was held is gone')
  const [was, is] = [comment.state === 'shown', row.state === 'shown']
  if (was !== is) await count(tx, comment, is ? 1 : -1)
  if (is && !was) await notifyOfReply(tx, row)
  const isNewlyHeld = comment.state !== 'held' || row.held_reason !== comment.held_reason
  if (row.state === 'held' && isNewlyHeld) await openHeld(tx, row)
  return row
}

/** What is held waits for staff. */
async function openHeld(tx: Pick<Tx, 'execute'>, { id, user_id, held_reason }: CommentRow): Promise<void> {
  await openCase(tx, { kind: 'comment', subject: id, owner: user_id, ...(held_reason !== null && { held_reason }) })
}

/** A comment goes and comes with the answers to it; an answer counts where the comment it answers is shown. */
async function count(tx: Pick<Tx, 'update'>, { thread, parent, reply_count }: CommentRow, step: 1 | -1): Promise<void> {
  let shown = 1 + reply_count
  if (parent !== null) {
    const [answered] = await tx
      .update(comments)
      .set({ reply_count: sql`${comments.reply_count} + ${step}` })
      .where(eq(comments.id, parent))
      .returning({ state: comments.state })
    shown = answered?.state === 'shown' ? 1 : 0
  }
  if (shown > 0)
    await tx
      .update(threads)
      .set({ comment_count: sql`${threads.comment_count} + ${step * shown}` })
      .where(eq(threads.id, thread))
}
