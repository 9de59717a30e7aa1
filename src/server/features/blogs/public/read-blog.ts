import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { BLOG_LIMITS, type BlogDetail } from '#contract/blogs/blogs.ts'
import { Problem } from '#contract/core/problem.ts'
import { BLOG_CARD_COLUMNS, BLOG_CARD_JOINS, type BlogCardRow } from '../../../db/blogs/blog-cards.ts'
import { isPublicAt } from '../../../db/blogs/blog-search.ts'
import type { Database } from '../../../db/connection/open.ts'
import { blogs } from '../../../db/tables/blogs.ts'
import { takenOffHtml } from '../../../db/taken-off/taken-off-words.ts'
import { firstComments } from '../../../db/threads/first-comments.ts'
import { iso } from '../../../db/wire-time.ts'

interface DetailRow extends BlogCardRow, Pick<BlogDetail, 'content' | 'second_content' | 'updated_at' | 'offline_bytes'> {
  tag_keys: string[]
  category_id: number | null
  thread: number
  /** User id. */
  written_by: number
}

/**
 * One article as any visitor may read it, with its first comments and other articles of its kind.
 * @param now milliseconds since the epoch: decides what has appeared.
 * @throws {Problem} not-found — no such article, a draft, one that is to come, or one that its author withdrew.
 */
export async function readBlog(db: Database['db'], blog_id: number, now: number): Promise<BlogDetail> {
  const { rows } = await db.execute<DetailRow & Record<string, unknown>>(readBlogSql(blog_id, now))
  const [row] = rows
  if (!row) return readTakenOff(db, blog_id)
  const { tag_keys, category_id, thread, written_by, ...blog } = row
  const related = await db.execute<BlogCardRow & Record<string, unknown>>(relatedSql({ id: blog.id, tag_keys, category_id }, now))
  return { ...blog, taken_off_reason: null, comments: await firstComments(db, { thread, author: written_by }), related: related.rows }
}

/**
 * An article that staff took off: nothing of it, and their words in its place.
 * @throws {Problem} not-found — it is none of those.
 */
async function readTakenOff(db: Database['db'], blog_id: number): Promise<BlogDetail> {
  const { id, taken_off_at, taken_off_reason, published_at, updated_at } = blogs
  const [row] = await db
    .select({ reason: taken_off_reason, created_at: sql<string>`${iso(sql`${published_at}`)}`, updated_at: sql<string>`${iso(sql`${updated_at}`)}` })
    .from(blogs)
    .where(and(eq(id, blog_id), isNotNull(taken_off_at), isNotNull(published_at)))
  if (!row) throw new Problem('not-found')
  const { reason, ...dates } = row
  const nothing = { thumbnail: null, thumbnail_tone: 0, summary: '', author: null, author_id: null, author_slug: null, tags: [], category: null }
  const numbers = { reading_minutes: 0, comment_count: 0, offline_bytes: 0 }
  const content = takenOffHtml('article', reason)
  return { id: blog_id, ...TAKEN_OFF_TITLE, ...nothing, ...numbers, ...dates, content, language: 'en', taken_off_reason: reason, comments: [], related: [] }
}

/** The title itself may be why it was taken off. */
const TAKEN_OFF_TITLE = { title: 'Article removed', second_title: 'লেখাটি সরানো হয়েছে' }

export const readBlogSql = (blog_id: number, now: number): SQL => sql`
  select ${BLOG_CARD_COLUMNS}, b.content, b.second_content, ${iso(sql`b.updated_at`)} as updated_at, b.offline_bytes, b.tag_keys, b.category as category_id, b.thread,
    b.author as written_by
  from (select * from blogs where id = ${blog_id} and ${isPublicAt(now)}) as b ${BLOG_CARD_JOINS}`

/** The latest articles that share the category or a tag of one. */
export function relatedSql({ id, tag_keys, category_id }: Pick<DetailRow, 'id' | 'tag_keys' | 'category_id'>, now: number): SQL {
  const near = (kind: SQL) =>
    sql`(select id, published_at from blogs where ${kind} and id <> ${id} and ${isPublicAt(now)} order by published_at desc, id desc limit ${BLOG_LIMITS.related})`
  const sameCategory = near(sql`category = ${category_id}::integer`)
  const sameTag = near(sql`tag_keys && ${sql.param(tag_keys)}::text[]`)
  return sql`
    select ${BLOG_CARD_COLUMNS}
    from (select * from (${sameCategory} union ${sameTag}) as all_near order by published_at desc, id desc limit ${BLOG_LIMITS.related}) as near
    join blogs b on b.id = near.id ${BLOG_CARD_JOINS}
    order by near.published_at desc, near.id desc`
}
