import { endCases } from '../db/cases/end-cases.ts'
import { inTransaction } from '../db/connection/in-transaction.ts'
import type { Database } from '../db/connection/open.ts'
import { changeReview, wordlessReview } from '../db/reviews/change-review.ts'
import { holdOwnReview } from './own-review.ts'

/**
 * Takes one's own review back, whenever it was written and whatever became of it: nothing of its words is kept, nor of the answer to it.
 * @throws {Problem} not-found — there is none, or it is another user's.
 */
export function removeReview(db: Pick<Database['db'], 'transaction'>, review_id: number, writer: number): Promise<{ removed: true }> {
  return inTransaction(db, async (tx) => {
    const row = await holdOwnReview(tx, review_id, writer)
    await changeReview(tx, row, { ...wordlessReview, state: 'removed' })
    await endCases(tx, 'review', [review_id])
    return { removed: true }
  })
}
