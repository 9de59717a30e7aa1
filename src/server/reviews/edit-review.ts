import { sql } from 'drizzle-orm'
import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { OwnReview } from '#contract/reviews/own-review.ts'
import { REVIEW_LIMITS } from '#contract/reviews/review-fields.ts'
import type { editReview as contract } from '#contract/reviews/reviews.ts'
import { openCase } from '../db/cases/open-case.ts'
import { inTransaction, type Tx } from '../db/connection/in-transaction.ts'
import type { Database } from '../db/connection/open.ts'
import { changeReview } from '../db/reviews/change-review.ts'
import { kindOf, type ReviewKind } from '../db/reviews/review-kind.ts'
import { readReviewPictures } from '../db/reviews/review-pictures.ts'
import { noteWritten } from '../spam/written-texts.ts'
import { judgeReview, sourceOf } from './judge-review.ts'
import { holdOwnReview, ownReview } from './own-review.ts'
import { publicSubject } from './public-subject.ts'

interface Edit {
  kinds: readonly ReviewKind[]
  review_id: number
  body: BodyOf<typeof contract>
  writer: number
}

/**
 * Changes one's own review; its pictures stay. What was held stays so; what was shown goes through the rules for texts again.
 * @throws {Problem} not-found — there is none, it is another user's, or what it is about is not public; bad-state — it is too old, or was removed.
 */
export function editReview(db: Pick<Database['db'], 'transaction'>, { kinds, review_id, body, writer }: Edit): Promise<OwnReview> {
  return inTransaction(db, async (tx) => {
    const row = await holdOwnReview(tx, review_id, writer)
    const kind = kindOf(kinds, row.about)
    const { title } = await publicSubject(tx, { kind, subject: row.subject })
    if (row.state === 'removed' || !(await isOpen(tx, review_id))) throw new Problem('bad-state')
    const { stars, text } = body
    const shown = { kind, title, pictures: (await readReviewPictures(tx, [row]))(row) }
    if (stars === row.stars && text === row.text) return ownReview(row, shown)
    const source = sourceOf(review_id)
    const judged = await judgeReview(tx, { text, isFlood: false, source })
    const state = judged.held_reason === null ? row.state : 'held'
    // That staff have released one says nothing of other words: reports hold it again.
    const held_reason = judged.held_reason ?? (state === 'held' ? row.held_reason : null)
    if (judged.held_reason !== null) await openCase(tx, { kind: 'review', subject: review_id, owner: writer, held_reason: judged.held_reason })
    await noteWritten(tx, { source, writer: { user_id: writer }, text_hash: judged.text_hash })
    return ownReview(await changeReview(tx, row, { stars, text, state, held_reason, edited_at: sql`now()` }), shown)
  })
}

/** Whether its writer may still change it, by the database's clock. */
async function isOpen(tx: Pick<Tx, 'execute'>, review_id: number): Promise<boolean> {
  const asked = sql`select 1 from reviews where id = ${review_id} and created_at > now() - make_interval(days => ${REVIEW_LIMITS.editDays})`
  return (await tx.execute(asked)).rows.length > 0
}
