import { sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { isPublicAt } from '../../../db/blogs/blog-search.ts'
import type { Database } from '../../../db/connection/open.ts'

/** What comments need to know of their article. */
interface PublicBlog {
  id: number
  /** User id. */
  author: number
  comment_count: number
}

/**
 * An article that every visitor may see.
 * @param now milliseconds since the epoch.
 * @throws {Problem} not-found — there is none, or it is not public.
 */
export async function publicBlog(db: Pick<Database['db'], 'execute'>, blog_id: number, now: number): Promise<PublicBlog> {
  const asked = sql`select id, author, comment_count from blogs where id = ${blog_id} and ${isPublicAt(now)}`
  const { rows } = await db.execute<PublicBlog & Record<string, unknown>>(asked)
  const [blog] = rows
  if (!blog) throw new Problem('not-found')
  return blog
}
