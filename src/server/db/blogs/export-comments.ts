import { desc, eq } from 'drizzle-orm'
import type { Database } from '../connection/open.ts'
import { comments } from '../tables/blogs.ts'

/** Far above what one person does in years. */
const MOST_ROWS = 10_000

/** What a user has said about articles, for themselves. */
export async function exportComments(db: Database['db'], user_id: number) {
  const { id, blog, parent, author, text, state, created_at, edited_at } = comments
  const theirs = await db
    .select({ id, blog, parent, author, text, state, created_at, edited_at })
    .from(comments)
    .where(eq(comments.user_id, user_id))
    .orderBy(desc(id))
    .limit(MOST_ROWS)
  return { comments: theirs }
}
