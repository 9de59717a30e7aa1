import { desc, eq } from 'drizzle-orm'
import { pick } from '#contract/core/pick.ts'
import type { Database } from '../connection/open.ts'
import { authors, blog_revisions, blogs } from '../tables/blogs.ts'
import { BLOG_WORDS } from './blog-texts.ts'

/** Far above what one person writes in years. */
const MOST_ARTICLES = 10_000
/** Earlier versions repeat most of what is there already. */
const MOST_REVISIONS = 200

/** What a user wrote for the E-MAGAZINE, for themselves. */
export async function exportWriting(db: Database['db'], user_id: number) {
  const { state, note, asked_at, decided_at } = authors
  const [author] = await db.select({ state, note, asked_at, decided_at }).from(authors).where(eq(authors.user_id, user_id))
  const { id, tags, thumbnail, published_at, is_withdrawn, taken_off_at, taken_off_reason, created_at, updated_at } = blogs
  const articles = await db
    .select({ id, ...pick(blogs, BLOG_WORDS), tags, thumbnail, published_at, is_withdrawn, taken_off_at, taken_off_reason, created_at, updated_at })
    .from(blogs)
    .where(eq(blogs.author, user_id))
    .orderBy(desc(id))
    .limit(MOST_ARTICLES)
  const { blog, version } = blog_revisions
  const before = await db
    .select({ blog, version, ...pick(blog_revisions, BLOG_WORDS) })
    .from(blog_revisions)
    .innerJoin(blogs, eq(blogs.id, blog_revisions.blog))
    .where(eq(blogs.author, user_id))
    .orderBy(desc(blog_revisions.saved_at))
    .limit(MOST_REVISIONS)
  return { author: author ?? null, blogs: articles, blog_revisions: before }
}
