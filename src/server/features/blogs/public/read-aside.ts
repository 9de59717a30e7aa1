import { type SQL, sql } from 'drizzle-orm'
import { BLOG_LIMITS, type MagazineAside } from '#contract/blogs/blogs.ts'
import { BLOG_CARD_COLUMNS, BLOG_CARD_JOINS, type BlogCardRow } from '../../../db/blogs/blog-cards.ts'
import { isPublicAt } from '../../../db/blogs/blog-search.ts'
import type { Database } from '../../../db/connection/open.ts'

/** Tags are counted over so many of the latest articles: a magazine that has more is not what it was when the others were written. */
const COUNTED_ARTICLES = 5000

/** What stands beside the list: the latest featured articles, and the tags in use. @param now milliseconds since the epoch */
export async function readMagazineAside(db: Pick<Database['db'], 'execute'>, now: number): Promise<MagazineAside> {
  const featured = await db.execute<BlogCardRow & Record<string, unknown>>(featuredSql(now))
  const tags = await db.execute<MagazineAside['tags'][number] & Record<string, unknown>>(tagsSql(now))
  return { featured: featured.rows, tags: tags.rows }
}

export const featuredSql = (now: number): SQL => sql`
  select ${BLOG_CARD_COLUMNS}
  from (select * from blogs where is_featured and ${isPublicAt(now)} order by published_at desc, id desc limit ${BLOG_LIMITS.featured}) as b ${BLOG_CARD_JOINS}
  order by b.published_at desc, b.id desc`

/** The most used tags, each as most spell it. */
export const tagsSql = (now: number): SQL => sql`
  select mode() within group (order by tag) as tag, count(*)::integer as count
  from (select tags, tag_keys from blogs where ${isPublicAt(now)} order by published_at desc, id desc limit ${COUNTED_ARTICLES}) as latest,
    unnest(tags, tag_keys) as used (tag, key)
  group by key order by count desc, key limit ${BLOG_LIMITS.tags}`
