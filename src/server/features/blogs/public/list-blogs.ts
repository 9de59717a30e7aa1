import { BLOG_LIMITS, type BlogCard, type BlogPage, type BlogQuery } from '#contract/blogs/blogs.ts'
import { BLOG_ORDERS, BLOG_PAGE_SIZE } from '#contract/blogs/blogs-filter.ts'
import { cursorOrders } from '#contract/core/orders.ts'
import { type BlogRow, readBlogRows } from '../../../db/blogs/blog-rows.ts'
import type { Database } from '../../../db/connection/open.ts'
import { listCursors } from '../../../http/lists/list-cursor.ts'
import { answerList } from '../../../http/lists/public-list.ts'

/** The cursors of the list of articles. */
const BLOG_CURSORS = listCursors<'latest'>({ ...cursorOrders(BLOG_ORDERS), countedTo: BLOG_LIMITS.countedTo })

/** A longer array of comments would say no more than its length. */
const MOST_COMMENTS = 99

/**
 * The public list, the latest first.
 * @param now milliseconds since the epoch: what appears after it is not listed.
 * @throws {Problem} bad-input — the cursor is not one of this list.
 */
export const listBlogs = (db: Pick<Database['db'], 'execute'>, filter: BlogQuery, now: number): Promise<BlogCard[] | BlogPage> =>
  answerList(db, filter, {
    order: 'latest',
    cursors: BLOG_CURSORS,
    sizes: { page: BLOG_PAGE_SIZE, ...BLOG_LIMITS },
    read: (words, range) => readBlogRows(db, { filter, words, now }, range),
    idOf: ({ id }) => id,
    cardOf,
    plainOf,
  })

const cardOf = ({ cursor_key: _key, counted: _counted, ...card }: BlogRow): BlogCard => card

/** @see Specification §3: of the comments only the length is used. */
const plainOf = (row: BlogRow): BlogCard => ({ ...cardOf(row), comments: Array.from({ length: Math.min(row.comment_count, MOST_COMMENTS) }, () => null) })
