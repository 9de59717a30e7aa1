import type { SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { BlogCard } from '#contract/blogs/blogs.ts'
import { tagKey } from '#contract/blogs/blogs-filter.ts'
import { BLOGS } from '#contract/blogs/blogs-resource.ts'
import { searchedText } from '#contract/core/searched-text.ts'
import type { schema } from '../schema.ts'
import { indexedWords, rememberWords, vectorOf } from '../search/search-words.ts'

/** What of an article can be searched; `author` is the name that readers see, the shop's. */
export type BlogTexts = Pick<BlogCard, 'title' | 'summary' | 'author' | 'tags'>

/** The folded words by which an article is found. The only place that decides this: every writer of articles goes through here. */
export const blogWords = (blog: BlogTexts): string[] => indexedWords(searchedText(BLOGS.searched, blog))

/** The search column, for an insert or an update: `values({ ...blog, ...blogWordColumn(texts) })`. */
export const blogWordColumn = (blog: BlogTexts): { search_words: SQL<string> } => ({ search_words: vectorOf(blogWords(blog)) })

/** Adds the words of articles to the vocabulary that mistyped queries are compared with. Call it in the transaction that writes the articles. */
export const learnBlogWords = (tx: Pick<NodePgDatabase<typeof schema>, 'insert'>, blogs: readonly BlogTexts[]): Promise<void> =>
  rememberWords(tx, blogs.flatMap(blogWords))

/** The two columns of tags, one key for each tag: of two spellings of one tag the first stays, and what is no word is none. */
export function tagColumns(tags: readonly string[]): { tags: string[]; tag_keys: string[] } {
  const byKey = new Map<string, string>()
  for (const tag of tags) {
    const key = tagKey(tag)
    if (key && !byKey.has(key)) byKey.set(key, tag)
  }
  return { tags: [...byKey.values()], tag_keys: [...byKey.keys()] }
}
