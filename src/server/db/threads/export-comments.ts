import { desc, eq } from 'drizzle-orm'
import type { Database } from '../connection/open.ts'
import { comments } from '../tables/threads.ts'
import { pageOf, readSubjects, type ThreadKind } from './thread-kind.ts'

/** Far above what one person does in years. */
const MOST_ROWS = 10_000

/** What a user has said, for themselves, each with the page that it stands on. */
export async function exportComments(db: Database['db'], kinds: readonly ThreadKind[], user_id: number) {
  const { id, thread, parent, author, text, state, created_at, edited_at } = comments
  const theirs = await db
    .select({ id, thread, parent, author, text, state, created_at, edited_at })
    .from(comments)
    .where(eq(comments.user_id, user_id))
    .orderBy(desc(id))
    .limit(MOST_ROWS)
  const subjects = await readSubjects(
    db,
    kinds,
    theirs.map((comment) => comment.thread),
  )
  const pageOfThread = (number: number) => {
    const subject = subjects.get(number)
    return subject ? pageOf(subject) : null
  }
  return { comments: theirs.map(({ thread: number, ...comment }) => ({ ...comment, page: pageOfThread(number) })) }
}
