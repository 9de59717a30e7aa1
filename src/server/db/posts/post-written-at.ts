import { type SQL, sql } from 'drizzle-orm'

/** Since when there is a case about a row of `posts`: what was held from its beginning has one that is as old as itself. Null: there is none. */
export const POST_CASE_SINCE: SQL = sql`(select min(c.opened_at) from cases c where c.kind = 'post' and c.subject = posts.id)`

/** When a row of `posts` was written. What staff released before a reader had seen it was published later: then its case tells. */
export const POST_WRITTEN_AT: SQL = sql`least(posts.published_at, ${POST_CASE_SINCE})`
