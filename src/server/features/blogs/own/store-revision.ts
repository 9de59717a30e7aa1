import { and, eq, sql } from 'drizzle-orm'
import { WRITING_LIMITS } from '#contract/blogs/own-blogs.ts'
import { pick } from '#contract/core/pick.ts'
import { BLOG_STATES, BLOG_WORDS } from '../../../db/blogs/blog-texts.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { blog_revisions } from '../../../db/tables/blogs.ts'
import type { BlogRow } from './own-blog.ts'

/** Keeps what an article is before it becomes something else, and of all that was before the latest 50. Pictures that only the others had are swept one day. */
export async function storeRevision(tx: Pick<Tx, 'insert' | 'delete'>, row: BlogRow): Promise<void> {
  const { id: blog, version, tags, thumbnail, thumbnail_tone, updated_at: saved_at } = row
  await tx.insert(blog_revisions).values({ blog, version, ...pick(row, [...BLOG_WORDS, ...BLOG_STATES]), tags, thumbnail, thumbnail_tone, saved_at })
  const fiftieth = sql`(select kept.version from blog_revisions kept where kept.blog = ${blog} order by kept.version desc offset ${WRITING_LIMITS.revisionsListed - 1} limit 1)`
  await tx.delete(blog_revisions).where(and(eq(blog_revisions.blog, blog), sql`${blog_revisions.version} < ${fiftieth}`))
}
