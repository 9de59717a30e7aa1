import { sql } from 'drizzle-orm'
import type { ThreadKind } from '../threads/thread-kind.ts'
import { isPublicAt } from './blog-search.ts'

/** Articles as threads know them. */
export const BLOG_KIND: ThreadKind = {
  table: sql`blogs`,
  title: sql`title`,
  author: sql`author`,
  isPublicAt,
  pages: '/blogs/',
  formerly: {
    comment: (id) => ({ blog_id: id }),
    reply: ({ id, title }) => ({ blog_id: id, blog_title: title }),
  },
}
