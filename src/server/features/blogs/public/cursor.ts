import { BLOG_LIMITS } from '#contract/blogs/blogs.ts'
import { BLOG_ORDERS } from '#contract/blogs/blogs-filter.ts'
import { cursorOrders } from '#contract/core/orders.ts'
import { listCursors } from '../../../http/lists/list-cursor.ts'

/** The cursors of the list of articles. */
export const BLOG_CURSORS = listCursors<'latest'>({ ...cursorOrders(BLOG_ORDERS), countedTo: BLOG_LIMITS.countedTo })
