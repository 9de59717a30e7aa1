import { sql } from 'drizzle-orm'
import type { OwnBlogDetail } from '#contract/blogs/own-blogs.ts'
import { pick } from '#contract/core/pick.ts'
import { Problem } from '#contract/core/problem.ts'
import { BLOG_STATES } from '../../../db/blogs/blog-texts.ts'
import type { Database } from '../../../db/connection/open.ts'
import { ownOf } from './list-own-blogs.ts'
import { ownBlog, type Whose } from './own-blog.ts'
import { readOwnRows } from './own-rows.ts'

/**
 * One's own article with all that its form needs.
 * @throws {Problem} not-found — there is none, or it is another user's.
 */
export async function readOwnBlog(db: Database['db'], whose: Whose): Promise<OwnBlogDetail> {
  const { author, blog_id, now } = whose
  const [row] = await readOwnRows(db, { author, now, conditions: [sql`b.id = ${blog_id}`], limit: 1 })
  if (!row) throw new Problem('not-found')
  return { ...ownOf(row), ...pick(await ownBlog(db, whose), ['content', 'second_content', ...BLOG_STATES]) }
}
