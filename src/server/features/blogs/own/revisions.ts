import { and, desc, eq, sql } from 'drizzle-orm'
import { type BlogRevision, type readRevision as contract, WRITING_LIMITS } from '#contract/blogs/own-blogs.ts'
import type { AnswerOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../../../db/connection/open.ts'
import { blog_revisions, blogs } from '../../../db/tables/blogs.ts'
import { iso } from '../../../db/wire-time.ts'
import { ownBlog, type Whose } from './own-blog.ts'

type Reads = Pick<Database['db'], 'select'>

const LISTED = {
  version: blog_revisions.version,
  title: blog_revisions.title,
  saved_at: sql<string>`${iso(sql`${blog_revisions.saved_at}`)}`,
  /** Of its words in both languages, without markup. */
  characters: sql<number>`char_length(regexp_replace(${blog_revisions.content} || ${blog_revisions.second_content}, '<[^>]*>', '', 'g'))`,
}

/**
 * What an article was before each change, the latest first.
 * @throws {Problem} not-found — there is no such article, or it is another user's.
 */
export async function listRevisions(db: Reads, whose: Whose): Promise<BlogRevision[]> {
  const { id } = await ownBlog(db, whose)
  return db.select(LISTED).from(blog_revisions).where(eq(blog_revisions.blog, id)).orderBy(desc(blog_revisions.version)).limit(WRITING_LIMITS.revisionsListed)
}

/**
 * One earlier version of an article.
 * @throws {Problem} not-found — there is none, or it is another user's.
 */
export async function readRevision(db: Reads, whose: Whose, version: number): Promise<AnswerOf<typeof contract>> {
  const { summary, tags, content, thumbnail, second_title, second_summary, second_content } = blog_revisions
  const [row] = await db
    .select({ ...LISTED, summary, tags, content, thumbnail, second_title, second_summary, second_content })
    .from(blog_revisions)
    .innerJoin(blogs, eq(blogs.id, blog_revisions.blog))
    .where(and(eq(blogs.id, whose.blog_id), eq(blogs.author, whose.author), eq(blog_revisions.version, version)))
  if (!row) throw new Problem('not-found')
  return row
}
