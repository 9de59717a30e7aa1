import { sql } from 'drizzle-orm'
import { settleCase } from '../db/cases/settle-case.ts'
import { changeReview, holdReview } from '../db/reviews/change-review.ts'
import type { RemoveRecent } from '../db/silences/remove-recent.ts'

/** Removes the reviews that a person wrote lately, one after the other, as staff remove one. Those that are removed stay as they are. */
export const removeRecentReviews: RemoveRecent = async (tx, { user_id, hours, staff, reason }) => {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from reviews where writer = ${user_id} and state <> 'removed' and created_at > now() - make_interval(hours => ${hours}) order by about, subject, id`)
  let count = 0
  for (const { id } of rows) {
    const review = await holdReview(tx, id)
    if (!review || review.state === 'removed') continue
    await changeReview(tx, review, { state: 'removed' })
    await settleCase(tx, { kind: 'review', subject: id, decision: 'remove', staff, reason, owner: user_id })
    count += 1
  }
  return { count }
}
