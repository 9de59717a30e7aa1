import { and, eq } from 'drizzle-orm'
import type { BlogPhase } from '#contract/blogs/own-blogs.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { blogs } from '../../../db/tables/blogs.ts'

export type BlogRow = typeof blogs.$inferSelect

/** Whose article, seen at a moment. */
export interface Whose {
  /** User id. */
  author: number
  blog_id: number
  /** Milliseconds since the epoch: decides what has appeared. */
  now: number
}

/**
 * One's own article; another user's is treated as missing.
 * @throws {Problem} not-found — there is none, or it is another user's.
 */
export async function ownBlog(db: Pick<Database['db'], 'select'>, whose: Whose): Promise<BlogRow> {
  const [row] = await db.select().from(blogs).where(mine(whose))
  if (!row) throw new Problem('not-found')
  return row
}

/**
 * The same for a transaction that changes it: the row is locked until that ends. Another user's row is never waited for.
 * @throws {Problem} not-found — there is none, or it is another user's.
 */
export async function holdOwnBlog(tx: Pick<Tx, 'select'>, whose: Whose): Promise<BlogRow> {
  const [row] = await tx.select().from(blogs).where(mine(whose)).for('update')
  if (!row) throw new Problem('not-found')
  return row
}

const mine = ({ author, blog_id }: Whose) => and(eq(blogs.id, blog_id), eq(blogs.author, author))

/** Where an article stands. @param now milliseconds since the epoch */
export function blogPhase({ published_at, is_withdrawn }: Pick<BlogRow, 'published_at' | 'is_withdrawn'>, now: number): BlogPhase {
  if (published_at === null) return 'draft'
  if (is_withdrawn) return 'withdrawn'
  return Date.parse(published_at) > now ? 'scheduled' : 'published'
}
