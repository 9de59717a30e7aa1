import { and, desc, eq, ne } from 'drizzle-orm'
import type { OwnComment } from '#contract/blogs/comments.ts'
import type { Database } from '../../../db/connection/open.ts'
import { comments } from '../../../db/tables/blogs.ts'
import { ownComment } from './own-comment.ts'
import { publicBlog } from './public-blog.ts'

/** Far above what one person says about one article; the latest are what a screen offers to change. */
const MOST_ROWS = 200

interface Asked {
  user_id: number
  blog_id: number
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * What a member has written on an article, the latest first, held ones too; what was removed is gone.
 * @throws {Problem} not-found — there is no such article, or it is not public.
 */
export async function listOwn(db: Pick<Database['db'], 'select' | 'execute'>, { user_id, blog_id, now }: Asked): Promise<OwnComment[]> {
  await publicBlog(db, blog_id, now)
  const rows = await db
    .select()
    .from(comments)
    .where(and(eq(comments.user_id, user_id), eq(comments.blog, blog_id), ne(comments.state, 'removed')))
    .orderBy(desc(comments.created_at), desc(comments.id))
    .limit(MOST_ROWS)
  return rows.map(ownComment)
}
