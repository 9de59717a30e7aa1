import { type SQL, sql } from 'drizzle-orm'
import { BLOG_LIMITS } from '#contract/blogs/blogs.ts'
import type { Database } from '../connection/open.ts'
import type { RowAfter } from '../row-cursor.ts'
import { rowsThatFit } from '../search/by-words.ts'
import { isoMicroseconds } from '../wire-time.ts'
import { BLOG_CARD_COLUMNS, BLOG_CARD_JOINS, type BlogCardRow } from './blog-cards.ts'
import { type BlogSearch, blogCondition } from './blog-search.ts'

/** Which rows of an answer are wanted. */
interface BlogRange {
  limit: number
  /** Rows after this one; null from the first. */
  after: RowAfter | null
  /** Whether each row shall carry the number of all rows. */
  is_counted: boolean
}

/** A card with what the next page needs to know about it. */
export interface BlogRow extends BlogCardRow {
  cursor_key: string
  /** How many articles fit, at most `countedTo` + 1; null when not asked for. */
  counted: number | null
}

/** How many times longer walking the list for a word takes than the database expects: see `WALK_COST` of jobs. */
const WALK_COST = 4

/**
 * One page of cards in one statement: keys first, from an index; then the columns of those rows alone. Where it is counted, the walk goes on in
 * the same order until just beyond `countedTo`, and no further: so the page and its count are one walk.
 */
export function blogRowsSql(search: BlogSearch, { limit, after, is_counted }: BlogRange): SQL {
  const later = after ? sql`and (published_at, id) < (${after.key}::timestamptz, ${after.id}::integer)` : sql``
  const walked = is_counted ? Math.max(limit, BLOG_LIMITS.countedTo + 1) : limit
  const expected = search.words.length && !search.isFoundFirst ? walked * WALK_COST : walked
  const rows = rowsThatFit({ from: sql`blogs`, condition: blogCondition(search) }, search.isFoundFirst)
  return sql`
    with likely as materialized (
      select id, published_at as key from ${rows} ${later} order by published_at desc, id desc limit ${expected}),
    found as materialized (select id, key from likely order by key desc, id desc limit ${walked})
    select ${BLOG_CARD_COLUMNS}, ${isoMicroseconds(sql`page.key`)} as cursor_key, ${is_counted ? sql`(select count(*)::integer from found)` : sql`null`} as counted
    from (select id, key from found order by key desc, id desc limit ${limit}) as page
    join blogs b on b.id = page.id ${BLOG_CARD_JOINS}
    order by page.key desc, page.id desc`
}

export async function readBlogRows(db: Pick<Database['db'], 'execute'>, search: BlogSearch, range: BlogRange): Promise<BlogRow[]> {
  const { rows } = await db.execute<BlogRow & Record<string, unknown>>(blogRowsSql(search, range))
  return rows
}
