import { sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Review } from '#contract/reviews/review-fields.ts'
import { holdPerson } from '../db/accounts/hold-person.ts'
import { inTransaction, type Tx } from '../db/connection/in-transaction.ts'
import type { Database } from '../db/connection/open.ts'
import { changeReview, holdReview, type ReviewRow } from '../db/reviews/change-review.ts'
import { kindOf, type ReviewKind } from '../db/reviews/review-kind.ts'
import { readReviewPictures } from '../db/reviews/review-pictures.ts'
import { isMuchLately } from '../spam/much-lately.ts'
import { textMark } from '../spam/text-mark.ts'
import { holdWriter, noteWritten } from '../spam/written-texts.ts'
import { sourceOfAnswer } from './judge-review.ts'
import { reviewOf } from './own-review.ts'
import { publicSubject } from './public-subject.ts'

interface Answering {
  kinds: readonly ReviewKind[]
  review_id: number
  /** Who answers: whose the reviewed thing must be. */
  owner: number
}

interface Answer extends Answering {
  text: string
  /** Whether floods are looked for. */
  isLimited: boolean
}

/**
 * Writes the one answer to a review that is shown; written again, it is changed.
 * @throws {Problem} not-found — there is no such review of one's own thing; too-many-requests — of this writer.
 */
export function answerReview(db: Pick<Database['db'], 'transaction'>, { text, isLimited, ...asked }: Answer): Promise<Review> {
  return inTransaction(db, async (tx) => {
    const { review_id, owner: user_id } = asked
    await holdPerson(tx, user_id)
    await holdWriter(tx, { user_id })
    const row = await holdToAnswer(tx, asked)
    if (text === row.answer) return shown(tx, row)
    if (isLimited) await isMuchLately(tx, { user_id })
    await noteWritten(tx, { source: sourceOfAnswer(review_id), writer: { user_id }, text_hash: textMark(text).hash })
    return shown(tx, await changeReview(tx, row, { answer: text, answered_at: sql`now()` }))
  })
}

const shown = async (tx: Pick<Tx, 'select'>, row: ReviewRow): Promise<Review> => reviewOf(row, (await readReviewPictures(tx, [row]))(row))

/**
 * Removes the answer to a review; where there is none, nothing happens.
 * @throws {Problem} not-found — there is no such review of one's own thing.
 */
export function removeAnswer(db: Pick<Database['db'], 'transaction'>, asked: Answering): Promise<Review> {
  return inTransaction(db, async (tx) => shown(tx, await changeReview(tx, await holdToAnswer(tx, asked), { answer: null, answered_at: null })))
}

/** @throws {Problem} not-found */
async function holdToAnswer(tx: Tx, { kinds, review_id, owner }: Answering): Promise<ReviewRow> {
  const row = await holdReview(tx, review_id)
  if (row?.owner !== owner || row.state !== 'shown') throw new Problem('not-found')
  await publicSubject(tx, { kind: kindOf(kinds, row.about), subject: row.subject })
  return row
}
