import { type SQL, sql } from 'drizzle-orm'
import { type BlogFilter, tagKey } from '#contract/blogs/blogs-filter.ts'
import type { Language } from '#contract/core/languages.ts'
import type { AskedWords } from '#contract/core/word-search.ts'
import { momentOf } from '../moment.ts'
import { prefixQuery } from '../search/search-words.ts'

/** What a list is asked: the filter, its words of search (corrected or not), and the moment that decides what has appeared. */
export interface BlogSearch {
  filter: BlogFilter
  words: AskedWords
  /** What these find is left out. */
  without?: AskedWords | undefined
  /** See `SearchedFor` in listing.ts. */
  isFoundFirst?: boolean
  /** Milliseconds since the epoch. */
  now: number
}

/** As the indexes of `blogs` spell what is public but for its moment; any other spelling would not be found in them. */
const IS_OUT = sql`published_at is not null and not is_withdrawn`

/**
 * What is public of `blogs` at a moment. An answer that is kept stays as it was made: whatever appears by itself is there as many
 * seconds later as answers are kept.
 * @param now milliseconds since the epoch
 */
export const isPublicAt = (now: number): SQL => sql`${IS_OUT} and published_at <= ${momentOf(now)}`

/** Articles that are written in a language, in it alone or in both; of `blogs`. */
export const writtenIn = (language: Language): SQL => sql`(language = ${language} or second_title <> '')`

/** The filter as a condition on `blogs`. Says what `BLOG_FILTER` and `wordsFit` in the contract say. */
export function blogCondition({ filter: { tag, category, language, author }, words, without, now }: BlogSearch): SQL {
  const asked = prefixQuery(words, without)
  const conditions = [isPublicAt(now)]
  if (tag) conditions.push(sql`tag_keys @> array[${tagKey(tag)}::text]`)
  if (category) conditions.push(sql`category = (select known.id from categories known where known.slug = ${category})`)
  if (language) conditions.push(writtenIn(language))
  if (author) conditions.push(sql`author = ${author}`)
  if (asked) conditions.push(sql`search_words @@ ${asked}::tsquery`)
  return sql.join(conditions, sql` and `)
}
