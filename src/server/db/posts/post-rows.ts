import { type SQL, sql } from 'drizzle-orm'
import type { AskedWords } from '#contract/core/word-search.ts'
import { SEARCH_MOST } from '#contract/search/search-kinds.ts'
import type { Database } from '../connection/open.ts'
import { momentOf } from '../moment.ts'
import type { RowAfter } from '../row-cursor.ts'
import { rowsThatFit } from '../search/by-words.ts'
import { prefixQuery } from '../search/search-words.ts'
import { isoMicroseconds } from '../wire-time.ts'
import { HAS_PUBLIC_AUTHOR, POST_AUTHOR_JOINS, POST_THREAD_JOIN, type PostCardRow, postCardColumns } from './post-columns.ts'
import { IS_PUBLIC_POST } from './public-post.ts'

/** What is looked for: terms, corrected or not, what is left out, and the moment (milliseconds since the epoch). */
interface FoundPosts {
  words: AskedWords
  without?: AskedWords | undefined
  /** See `SearchedFor` in listing.ts. */
  isFoundFirst?: boolean
  now: number
}

/** Which rows of an answer are wanted. */
interface PostRange {
  limit: number
  /** Rows after this one; null from the first. */
  after: RowAfter | null
  /** Whether each row shall carry the number of all rows. */
  is_counted: boolean
}

/** A card with what the next page needs to know about it. */
type PostRow = PostCardRow & { cursor_key: string; counted: number | null }

/** How many times longer walking the list for a word takes than the database expects: see `WALK_COST` of jobs. */
const WALK_COST = 4

/** Posts that everybody may read and that have the words; of `posts`. */
export function foundPostCondition({ words, without }: Pick<FoundPosts, 'words' | 'without'>): SQL {
  const asked = prefixQuery(words, without)
  return asked ? sql`${IS_PUBLIC_POST} and posts.search_words @@ ${asked}::tsquery` : IS_PUBLIC_POST
}

/** One page of what a search found among posts, the newest first: keys first, from an index, then the columns of those rows alone. */
export function postRowsSql(search: FoundPosts, { limit, after, is_counted }: PostRange): SQL {
  const later = after ? sql`and (published_at, id) < (${after.key}::timestamptz, ${after.id}::integer)` : sql``
  const walked = is_counted ? Math.max(limit, SEARCH_MOST.countedTo + 1) : limit
  const expected = search.words.length && !search.isFoundFirst ? walked * WALK_COST : walked
  const rows = rowsThatFit({ columns: sql`id, published_at`, from: sql`posts`, condition: foundPostCondition(search) }, search.isFoundFirst)
  return sql`
    with likely as materialized (
      select id, published_at as key from ${rows} ${later} order by published_at desc, id desc limit ${expected}),
    found as materialized (select id, key from likely order by key desc, id desc limit ${walked})
    select ${postCardColumns(momentOf(search.now))}, ${isoMicroseconds(sql`page.key`)} as cursor_key,
      ${is_counted ? sql`(select count(*)::integer from found)` : sql`null`} as counted
    from (select id, key from found order by key desc, id desc limit ${limit}) as page
    join posts p on p.id = page.id ${POST_AUTHOR_JOINS} ${POST_THREAD_JOIN}
    where ${HAS_PUBLIC_AUTHOR}
    order by page.key desc, page.id desc`
}

export async function readPostRows(db: Pick<Database['db'], 'execute'>, search: FoundPosts, range: PostRange): Promise<PostRow[]> {
  const { rows } = await db.execute<PostRow & Record<string, unknown>>(postRowsSql(search, range))
  return rows
}
