import { and, eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../../db/open.ts'
import { authors } from '../../db/tables/blogs.ts'

/**
 * Lets pass whom staff have let write.
 * @throws {Problem} not-an-author
 */
export async function requireAuthor(db: Pick<Database['db'], 'select'>, user_id: number): Promise<void> {
  const [granted] = await db
    .select({ user_id: authors.user_id })
    .from(authors)
    .where(and(eq(authors.user_id, user_id), eq(authors.state, 'granted')))
  if (!granted) throw new Problem('not-an-author')
}
