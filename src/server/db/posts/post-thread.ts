import { sql } from 'drizzle-orm'
import type { ThreadOf } from '../threads/comment-rows.ts'
import type { ThreadKind } from '../threads/thread-kind.ts'
import { IS_PUBLIC_POST, POST_TITLE } from './public-post.ts'

/** Posts as threads know them: accounts alone comment, and the author may want no more comments. */
export const POST_KIND: ThreadKind = {
  table: sql`posts`,
  title: POST_TITLE,
  author: sql`author`,
  isPublicAt: () => IS_PUBLIC_POST,
  isClosed: sql`comments_closed`,
  namesWriters: true,
  pages: '/posts/',
}

/** The thread of a post, for reading its first comments with it. */
export const threadOfPost = ({ thread, author }: Pick<ThreadOf, 'thread' | 'author'>): ThreadOf => ({ thread, author, namesWriters: POST_KIND.namesWriters })
