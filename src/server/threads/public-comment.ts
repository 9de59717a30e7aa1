import { eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../db/connection/open.ts'
import { comments } from '../db/tables/threads.ts'
import type { CommentRow } from '../db/threads/change-comment.ts'
import type { Subject, ThreadKind } from '../db/threads/thread-kind.ts'
import { publicSubjectOf } from './public-subject.ts'

type Reader = Pick<Database['db'], 'select' | 'execute'>

/**
 * A comment that is public: it is shown, so is what it answers, and so is what its thread is about.
 * @param now milliseconds since the epoch.
 * @throws {Problem} not-found — there is none such.
 */
export async function publicComment(
  db: Reader,
  kinds: readonly ThreadKind[],
  { id, now }: { id: number; now: number },
): Promise<{ comment: CommentRow; subject: Subject }> {
  const [row] = await db.select().from(comments).where(eq(comments.id, id))
  if (!row || !(await isSeen(db, row))) throw new Problem('not-found')
  return { comment: row, subject: await publicSubjectOf(db, kinds, { thread: row.thread, now }) }
}

/** Whether it is shown, and so is what it answers. */
export async function isSeen(db: Pick<Reader, 'select'>, { state, parent }: Pick<CommentRow, 'state' | 'parent'>): Promise<boolean> {
  if (state !== 'shown' || parent === null) return state === 'shown'
  const [answered] = await db.select({ state: comments.state }).from(comments).where(eq(comments.id, parent))
  return answered?.state === 'shown'
}
