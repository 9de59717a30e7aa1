import { and, eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { CommentState } from '#contract/blogs/comments.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { blogs, comment_reports, comments } from '../tables/blogs.ts'
import { notifyOfReply } from './notify-of-reply.ts'

export type CommentRow = typeof comments.$inferSelect
/** What may change of one; `state` is what becomes of it. */
type Changes = Omit<PgUpdateSetSource<typeof comments>, 'id' | 'blog' | 'parent' | 'state' | 'reply_count'> & { state: CommentState }

/** A comment without its words. The marks against floods stay for their day, so that a writer cannot write on and on by taking back. */
export const wordlessComment = { author: '', email: '', text: '', held_reason: null, report_count: 0 } as const

/** No other transaction changes comments of this article until this one ends. A change of a comment locks the article first, so no deadlock arises. */
export async function holdBlog(tx: Pick<Tx, 'execute'>, blog_id: number): Promise<void> {
  await tx.execute(sql`select id from blogs where id = ${blog_id} for no key update`)
}

/** One comment; no other transaction changes it or any other of its article until this one ends; undefined when there is none. */
export async function holdComment(tx: Pick<Tx, 'select' | 'execute'>, comment_id: number): Promise<CommentRow | undefined> {
  const [found] = await tx.select({ blog: comments.blog }).from(comments).where(eq(comments.id, comment_id))
  if (!found) return undefined
  await holdBlog(tx, found.blog)
  // Only now: it may have changed while the article was waited for.
  const [row] = await tx.select().from(comments).where(eq(comments.id, comment_id))
  return row
}

/** Adds a comment; where it is shown, it is counted, and the writer it answers is told. Its article is locked (`holdBlog`). */
export async function insertComment(tx: Tx, comment: typeof comments.$inferInsert): Promise<CommentRow> {
  const [row] = await tx.insert(comments).values(comment).returning()
  if (!row) throw new Error('an inserted comment was not given back')
  if (row.state === 'shown') {
    await count(tx, row, 1)
    await notifyOfReply(tx, row)
  }
  return row
}

/** Changes a comment, and what is counted with it; the writer it answers is told when it is first shown. Its article is locked, `comment` read since. */
export async function changeComment(tx: Tx, comment: CommentRow, changes: Changes): Promise<CommentRow> {
  const [row] = await tx.update(comments).set(changes).where(eq(comments.id, comment.id)).returning()
  if (!row) throw new Error('a comment that was held is gone')
  const [was, is] = [comment.state === 'shown', row.state === 'shown']
  if (was !== is) await count(tx, comment, is ? 1 : -1)
  if (is && !was) await notifyOfReply(tx, row)
  return row
}

/** Marks the reports of a comment as settled; `report_count` is the caller's to set. */
export async function settleReports(tx: Pick<Tx, 'update'>, comment: number): Promise<void> {
  await tx
    .update(comment_reports)
    .set({ is_settled: true })
    .where(and(eq(comment_reports.comment, comment), eq(comment_reports.is_settled, false)))
}

/** A comment goes and comes with the answers to it; an answer counts where the comment it answers is shown. */
async function count(tx: Pick<Tx, 'update'>, { blog, parent, reply_count }: CommentRow, step: 1 | -1): Promise<void> {
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
      .update(blogs)
      .set({ comment_count: sql`${blogs.comment_count} + ${step * shown}` })
      .where(eq(blogs.id, blog))
}
