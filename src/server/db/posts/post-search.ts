import { type SQL, sql } from 'drizzle-orm'
import type { AskedWords } from '#contract/core/word-search.ts'
import { tagKey } from '#contract/posts/post-tags.ts'
import type { PostFilter } from '#contract/posts/posts-filter.ts'
import type { Database } from '../connection/open.ts'
import { prefixQuery } from '../search/search-words.ts'
import { isoMicroseconds } from '../wire-time.ts'
import { type Beginning, type PostPlace, rangeSql } from './post-place.ts'
import { IS_PUBLIC_POST } from './public-post.ts'

/** What the list is asked: the filter, and its words of search (corrected or not). */
export interface PostSearch {
  filter: PostFilter
  words: AskedWords
}

/** The filter as a condition on `posts`. Says what `POST_FILTER` and `wordsFit` in the contract say. */
export function postCondition({ filter: { tag, seller, by }, words }: PostSearch): SQL {
  const asked = prefixQuery(words)
  const conditions = [IS_PUBLIC_POST]
  if (tag) conditions.push(sql`tag_keys @> array[${tagKey(tag)}::text]`)
  if (seller) conditions.push(sql`author = (select known.user_id from seller_profiles known where known.slug = ${seller} and known.taken_off_at is null)`)
  if (by) conditions.push(sql`author = (select known.id from users known where known.username = ${by})`)
  if (asked) conditions.push(sql`search_words @@ ${asked}::tsquery`)
  return sql.join(conditions, sql` and `)
}

/** Which posts are wanted. */
interface PostRange {
  limit: number
  at?: Beginning
}

export function postPlacesSql(search: PostSearch, { limit, at }: PostRange): SQL {
  const { beyond, way } = rangeSql(at)
  return sql`
    select id, ${isoMicroseconds(sql`published_at`)} as key from posts where ${postCondition(search)} ${beyond}
    order by published_at ${way}, id ${way} limit ${limit}`
}

/** Posts that fit, the nearest to the place first. */
export async function readPostPlaces(db: Pick<Database['db'], 'execute'>, search: PostSearch, range: PostRange): Promise<PostPlace[]> {
  const { rows } = await db.execute<PostPlace & Record<string, unknown>>(postPlacesSql(search, range))
  return rows
}

/** How many fit; no further than `most`. */
export async function countPosts(db: Pick<Database['db'], 'execute'>, search: PostSearch, most: number): Promise<number> {
  const { rows } = await db.execute<{ counted: number }>(sql`
    select count(*)::integer as counted from (select from posts where ${postCondition(search)} limit ${most}) found`)
  return rows[0]?.counted ?? 0
}
