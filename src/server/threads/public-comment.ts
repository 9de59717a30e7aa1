import { eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../db/connection/open.ts'
import { comments } from '../db/tables/threads.ts'
import type { CommentRow } from '../db/threads/change-comment.ts'
import { readPublicOfThread, type Subject, type ThreadKind } from '../db/threads/thread-kind.ts'

type Reader = Pick<Database['db'], 'select' | 'execute'>

interface Asked {
  id: number
  /** Milliseconds since the epoch. */
  now: number
}

interface PublicComment {
  comment: CommentRow
  subject: Subject
}

/** A comment that is public: it is shown, so is what it answers, and so is what its thread is about. */
export async function findPublicComment(db: Reader, kinds: readonly ThreadKind[], { id, now }: Asked): Promise<PublicComment | undefined> {
  const [comment] = await db.select().from(comments).where(eq(comments.id, id))
  if (!comment || !(await isSeen(db, comment))) return undefined
  const subject = await readPublicOfThread(db, kinds, { thread: comment.thread, now })
  return subject && { comment, subject }
}

/** The same. @throws {Problem} not-found — there is none such. */
export async function publicComment(db: Reader, kinds: readonly ThreadKind[], asked: Asked): Promise<PublicComment> {
  const found = await findPublicComment(db, kinds, asked)
  if (!found) throw new Problem('not-found')
  return found
}

/** Whether it is shown, and so is what it answers. */
async function isSeen(db: Pick<Reader, 'select'>, { state, parent }: Pick<CommentRow, 'state' | 'parent'>): Promise<boolean> {
  if (state !== 'shown' || parent === null) return state === 'shown'
  const [answered] = await db.select({ state: comments.state }).from(comments).where(eq(comments.id, parent))
  return answered?.state === 'shown'
}
