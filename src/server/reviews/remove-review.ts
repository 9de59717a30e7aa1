import { sql } from 'drizzle-orm'
import { endCases } from '../db/cases/end-cases.ts'
import { inTransaction } from '../db/connection/in-transaction.ts'
import type { Database } from '../db/connection/open.ts'
import { changeReview, wordlessReview } from '../db/reviews/change-review.ts'
import { takeReviewPictures } from '../db/reviews/review-pictures.ts'
import { dropPictures, type PictureTools } from '../galleries/store-pictures.ts'
import { holdOwnReview } from './own-review.ts'

interface Removal {
  review_id: number
  writer: number
}

/**
 * Takes one's own review back, whenever it was written, also where staff removed it: nothing of its words and pictures is kept, nor of the answer to it.
 * @throws {Problem} not-found — there is none, or it is another user's.
 */
export async function removeReview(
  tools: Pick<PictureTools, 'pictures'> & { db: Pick<Database['db'], 'transaction'> },
  { review_id, writer }: Removal,
): Promise<{ removed: true }> {
  const files = await inTransaction(tools.db, async (tx) => {
    const row = await holdOwnReview(tx, review_id, writer)
    await changeReview(tx, row, { ...wordlessReview, state: 'removed' })
    await endCases(tx, 'review', [review_id])
    return takeReviewPictures(tx, sql`r.id = ${review_id}`)
  })
  await dropPictures(
    tools,
    files.map((file) => ({ file })),
  )
  return { removed: true }
}
