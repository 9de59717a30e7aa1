import { eq } from 'drizzle-orm'
import type { AnswerOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { hideComment as contract } from '#contract/posts/hidden-comments.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { threads } from '../../../db/tables/threads.ts'
import { changeComment, holdComment } from '../../../db/threads/change-comment.ts'
import { readOwnThread } from './read-own-thread.ts'

interface Asked {
  user_id: number
  post_id: number
  comment_id: number
  hidden: boolean
}

/**
 * Takes a comment, and the answers to it, out of sight of all but its writer, or shows it again. The same again changes nothing.
 * @throws {Problem} not-found — the post is not one’s own, or has no such comment that its author sees.
 */
export function hideComment(db: Pick<Database['db'], 'transaction'>, { user_id, post_id, comment_id, hidden }: Asked): Promise<AnswerOf<typeof contract>> {
  return inTransaction(db, async (tx) => {
    const thread = await readOwnThread(tx, { user_id, post_id })
    const comment = await holdComment(tx, comment_id)
    if (comment?.thread !== thread || (comment.state !== 'shown' && comment.state !== 'hidden')) throw new Problem('not-found')
    const state = hidden ? 'hidden' : 'shown'
    if (state !== comment.state) await changeComment(tx, comment, { state })
    const [counted] = await tx.select({ comment_count: threads.comment_count }).from(threads).where(eq(threads.id, thread))
    return { id: comment_id, hidden, comment_count: counted?.comment_count ?? 0 }
  })
}
