import { eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { CommentRow } from '../../../db/blogs/change-comment.ts'
import type { Database } from '../../../db/connection/open.ts'
import { comments } from '../../../db/tables/blogs.ts'
import { publicBlog } from './public-blog.ts'

type Reader = Pick<Database['db'], 'select' | 'execute'>

/**
 * A comment that is public: it is shown, so is what it answers, and its article is public.
 * @param now milliseconds since the epoch.
 * @throws {Problem} not-found — there is none such.
 */
export async function publicComment(db: Reader, comment_id: number, now: number): Promise<CommentRow> {
  const [row] = await db.select().from(comments).where(eq(comments.id, comment_id))
  if (!row || !(await isSeen(db, row))) throw new Problem('not-found')
  await publicBlog(db, row.blog, now)
  return row
}

/** Whether it is shown, and so is what it answers. */
export async function isSeen(db: Pick<Reader, 'select'>, { state, parent }: Pick<CommentRow, 'state' | 'parent'>): Promise<boolean> {
  if (state !== 'shown' || parent === null) return state === 'shown'
  const [answered] = await db.select({ state: comments.state }).from(comments).where(eq(comments.id, parent))
  return answered?.state === 'shown'
}
