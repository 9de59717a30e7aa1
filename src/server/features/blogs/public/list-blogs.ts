import { BLOG_LIMITS, type BlogCard, type BlogPage, type BlogQuery } from '#contract/blogs/blogs.ts'
import { BLOG_PAGE_SIZE } from '#contract/blogs/blogs-filter.ts'
import { type AskedWords, meantWords } from '#contract/core/word-search.ts'
import { type BlogRow, readBlogRows } from '../../../db/blogs/blog-rows.ts'
import type { Database } from '../../../db/connection/open.ts'
import { readOrCorrect } from '../../../db/search/correct-words.ts'
import { listPage } from '../../../http/lists/list-page.ts'
import { readCursor, writeCursor } from './cursor.ts'

/** A longer array of comments would say no more than its length. */
const MOST_COMMENTS = 99

/**
 * The public list, the latest first: an array when asked plainly, a page when asked with a limit or a cursor.
 * @param now milliseconds since the epoch: what appears after it is not listed.
 * @throws {Problem} bad-input — the cursor is not one of this list.
 */
export async function listBlogs(db: Pick<Database['db'], 'execute'>, filter: BlogQuery, now: number): Promise<BlogCard[] | BlogPage> {
  const isPage = filter.limit !== undefined || filter.cursor !== undefined
  const after = filter.cursor === undefined ? null : readCursor(filter.cursor, 'latest')
  const limit = isPage ? (filter.limit ?? BLOG_PAGE_SIZE) : BLOG_LIMITS.listedPlain
  // One row more than the page holds tells whether there is a next one.
  const range = { after, limit: isPage ? limit + 1 : limit, is_counted: isPage && !after }
  const read = (words: AskedWords) => readBlogRows(db, { question: filter, words, now }, range)
  const found = await readOrCorrect(db, { words: meantWords(filter.q ?? ''), after, read })
  if (!isPage) return found.rows.map(plainOf)
  const { shown, next, ...total } = listPage(found, { order: 'latest', limit, after, countedTo: BLOG_LIMITS.countedTo }, (row) => row.id)
  return { results: shown.map(cardOf), next_cursor: next ? writeCursor(next) : null, ...total }
}

const cardOf = ({ cursor_key: _key, counted: _counted, ...card }: BlogRow): BlogCard => card

/** @see Specification §3: of the comments only the length is used. */
const plainOf = (row: BlogRow): BlogCard => ({ ...cardOf(row), comments: Array.from({ length: Math.min(row.comment_count, MOST_COMMENTS) }, () => null) })
