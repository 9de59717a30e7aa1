import { and, desc, eq, ne } from 'drizzle-orm'
import type { OwnComment } from '#contract/threads/comments.ts'
import type { Database } from '../db/connection/open.ts'
import { comments } from '../db/tables/threads.ts'
import type { Subject } from '../db/threads/thread-kind.ts'
import { ownComment } from './own-comment.ts'
import { publicSubject } from './public-subject.ts'

/** Far above what one person says in one thread; the latest are what a screen offers to change. */
const MOST_ROWS = 200

interface Asked {
  user_id: number
  of: Pick<Subject, 'kind' | 'id'>
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * What a member has written in a thread, the latest first, held ones too; what was removed is gone.
 * @throws {Problem} not-found — there is no such thing, or it is not public.
 */
export async function listOwn(db: Pick<Database['db'], 'select' | 'execute'>, { user_id, of, now }: Asked): Promise<OwnComment[]> {
  const subject = await publicSubject(db, of, now)
  const rows = await db
    .select()
    .from(comments)
    .where(and(eq(comments.user_id, user_id), eq(comments.thread, subject.thread), ne(comments.state, 'removed')))
    .orderBy(desc(comments.created_at), desc(comments.id))
    .limit(MOST_ROWS)
  return rows.map((row) => ownComment(row, subject))
}
