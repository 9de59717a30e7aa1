import { and, eq, ne } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../../../db/connection/open.ts'
import { posts } from '../../../db/tables/posts.ts'

/** The thread of one’s own post. @throws {Problem} not-found — there is none, it is another member’s, or it was removed */
export async function readOwnThread(db: Pick<Database['db'], 'select'>, { user_id, post_id }: { user_id: number; post_id: number }): Promise<number> {
  const [post] = await db
    .select({ thread: posts.thread })
    .from(posts)
    .where(and(eq(posts.id, post_id), eq(posts.author, user_id), ne(posts.state, 'removed')))
  if (!post) throw new Problem('not-found')
  return post.thread
}
