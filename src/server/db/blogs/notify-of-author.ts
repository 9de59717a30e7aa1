import { eq } from 'drizzle-orm'
import type { AuthorNotice } from '#contract/blogs/author-notices.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { leaveNotice } from '../leave-notice.ts'
import { notices } from '../tables/notices.ts'

/** Tells who asked to write what staff have decided, in place of what they decided before. The row of the author is held. */
export async function notifyOfAuthor(tx: Tx, user_id: number, kind: AuthorNotice): Promise<void> {
  await tx.delete(notices).where(eq(notices.author, user_id))
  await leaveNotice(tx, { user_id, kind, author: user_id })
}
