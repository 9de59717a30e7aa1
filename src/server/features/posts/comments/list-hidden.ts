import { and, desc, eq } from 'drizzle-orm'
import type { HiddenComment } from '#contract/posts/hidden-comments.ts'
import type { Database } from '../../../db/connection/open.ts'
import { comments } from '../../../db/tables/threads.ts'
import { readOwnThread } from './read-own-thread.ts'

/** Far above what an author hides below one post. */
const MOST_ROWS = 200

/** What an author has hidden below a post of theirs, the latest first. @throws {Problem} not-found — the post is not one’s own */
export async function listHidden(db: Pick<Database['db'], 'select'>, asked: { user_id: number; post_id: number }): Promise<HiddenComment[]> {
  const { id, parent, author, text, created_at, edited_at, state, thread } = comments
  return db
    .select({ id, parent, author, text, created_at, edited_at })
    .from(comments)
    .where(and(eq(thread, await readOwnThread(db, asked)), eq(state, 'hidden')))
    .orderBy(desc(created_at), desc(id))
    .limit(MOST_ROWS)
}
