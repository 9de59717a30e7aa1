import type { SQL } from 'drizzle-orm'
import type { BlogCard } from '#contract/blogs/blogs.ts'
import { tagKey } from '#contract/blogs/blogs-filter.ts'
import { BLOGS } from '#contract/blogs/blogs-resource.ts'
import { categoryNames } from '#contract/core/category-names.ts'
import { searchedTexts } from '#contract/core/searched-text.ts'
import { listMarket } from '../categories/market.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { indexedTerms, rememberWords, vectorOf } from '../search/search-words.ts'

/** What of an article can be searched; `author` is the name that readers see, the shop's, and `category` the id of the market's category. */
export type BlogTexts = Pick<BlogCard, 'title' | 'second_title' | 'summary' | 'second_summary' | 'author' | 'tags'> & { category: number | null | undefined }

/**
 * The terms by which each article is found, in their order; their words are learned for queries that are mistyped. The only place that decides this:
 * every writer of articles goes through here, in the transaction that writes them.
 */
export async function learnBlogTerms(tx: Pick<Tx, 'select' | 'insert'>, blogs: readonly BlogTexts[]): Promise<string[][]> {
  const namesOf = categoryNames([await listMarket(tx)])
  const terms = blogs.map(({ category, ...blog }) => indexedTerms(searchedTexts(BLOGS, blog, { category: [namesOf([category]), ...blog.tags].join(' ') })))
  await rememberWords(tx, terms.flat())
  return terms
}

/** The search column, for an insert or an update: `values({ ...blog, ...blogTermColumn(terms) })`. */
export const blogTermColumn = (terms: string[] | undefined): { search_words: SQL<string> } => ({ search_words: vectorOf(terms ?? []) })

/** The two columns of tags, one key for each tag: of two spellings of one tag the first stays, and what is no word is none. */
export function tagColumns(tags: readonly string[]): { tags: string[]; tag_keys: string[] } {
  const byKey = new Map<string, string>()
  for (const tag of tags) {
    const key = tagKey(tag)
    if (key && !byKey.has(key)) byKey.set(key, tag)
  }
  return { tags: [...byKey.values()], tag_keys: [...byKey.keys()] }
}
