import { Problem } from '#contract/core/problem.ts'
import { DAY_MS } from '#contract/core/time.ts'
import type { OwnReview } from '#contract/reviews/own-review.ts'
import { REVIEW_LIMITS, type Review, type ReviewPicture } from '#contract/reviews/review-fields.ts'
import type { Tx } from '../db/connection/in-transaction.ts'
import { holdReview, type ReviewRow } from '../db/reviews/change-review.ts'
import { pageOf, type ReviewKind } from '../db/reviews/review-kind.ts'

/** What of a row every reader sees. */
export function reviewOf({ id, author, stars, text, created_at, edited_at, answer, answered_at }: ReviewRow, pictures: readonly ReviewPicture[]): Review {
  const said = answer === null || answered_at === null ? null : { text: answer, at: answered_at }
  return { review_id: id, author, stars, text, ...(pictures.length > 0 && { pictures: [...pictures] }), created_at, edited_at, answer: said }
}

interface Known {
  kind: ReviewKind
  /** Of what it is about. */
  title: string
  pictures: readonly ReviewPicture[]
}

/** What its writer gets. Of a removed review no text and no picture, no matter who removed it. */
export function ownReview(row: ReviewRow, { kind, title, pictures }: Known): OwnReview {
  const { about, subject, state, created_at } = row
  const words = state === 'removed' ? { author: '', text: '', answer: null } : {}
  const edit_until = new Date(Date.parse(created_at) + REVIEW_LIMITS.editDays * DAY_MS).toISOString()
  return { ...reviewOf(row, state === 'removed' ? [] : pictures), ...words, about, subject, page: pageOf(kind, subject), title, state, edit_until }
}

/**
 * One's own review, held against other changes until the transaction ends.
 * @throws {Problem} not-found — there is none, or it is another user's.
 */
export async function holdOwnReview(tx: Pick<Tx, 'select' | 'execute'>, review_id: number, writer: number): Promise<ReviewRow> {
  const row = await holdReview(tx, review_id)
  if (row?.writer !== writer) throw new Problem('not-found')
  return row
}
