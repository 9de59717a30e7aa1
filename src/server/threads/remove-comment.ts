import { endCases } from '../db/cases/end-cases.ts'
import { inTransaction } from '../db/connection/in-transaction.ts'
import type { Database } from '../db/connection/open.ts'
import { changeComment, wordlessComment } from '../db/threads/change-comment.ts'
import { holdOwnComment, type Owner } from './own-comment.ts'

/**
 * Takes one's own comment back, whenever it was written and whatever became of it: nothing of it is kept.
 * @throws {Problem} not-found — there is none, or it is another user's.
 */
export function removeComment(db: Pick<Database['db'], 'transaction'>, comment_id: number, owner: Owner): Promise<{ removed: true }> {
  return inTransaction(db, async (tx) => {
    const row = await holdOwnComment(tx, comment_id, owner)
    await changeComment(tx, row, { ...wordlessComment, state: 'removed' })
    await endCases(tx, 'comment', [row.id])
    return { removed: true }
  })
}
