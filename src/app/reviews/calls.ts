import type { ReportReason } from '#contract/cases/case-kinds.ts'
import { addReport } from '#contract/cases/reports.ts'
import { newKey } from '#contract/core/new-key.ts'
import type { OwnReview } from '#contract/reviews/own-review.ts'
import { picturedReviewEndpoint, reviewEndpoints } from '#contract/reviews/review-endpoints.ts'
import type { Review, ReviewPage } from '#contract/reviews/review-fields.ts'
import type { ReviewForm } from '#contract/reviews/review-form.ts'
import { answerReview, downloadReviewPicture, editPicturedReview, editReview, listOwnReviews, removeAnswer, removeReview } from '#contract/reviews/reviews.ts'
import { loadOutbox } from '../state/outbox/outbox.ts'
import { pictureFiles } from '../ui/media/picture-files.ts'
import type { Answer, CallOptions } from '../wire/answer.ts'
import { call } from '../wire/call.ts'
import { fetchFile } from '../wire/fetch-file.ts'
import { send } from '../wire/send.ts'
import { REVIEW_NOUN, type ReviewEntryAbout } from './review-entry.ts'
import type { ReviewSubject } from './subject.ts'

interface Asked {
  /** Those with so many stars alone; undefined: all. */
  stars: number | undefined
  cursor?: string
}

/** One page of reviews, the latest first. */
export const loadReviews = ({ api, id }: Pick<ReviewSubject, 'api' | 'id'>, { stars, cursor }: Asked, options: CallOptions = {}): Promise<Answer<ReviewPage>> =>
  call(reviewEndpoints(api).listReviews, { params: { id }, query: { ...(stars && { stars: String(stars) }), ...(cursor && { cursor }) } }, options)

/** What the signed-in user may review, and has. */
export const loadMine = (options: CallOptions = {}) => call(listOwnReviews, {}, options)

/** A review as its form gives it. */
export interface FilledReview extends ReviewForm {
  /** Made light. */
  pictures: readonly Blob[]
  /** Ids of the pictures it has already that are to be taken away. */
  gone: readonly number[]
}

/** Sends a review, or has it wait on this phone. @throws {Problem} the service's refusal: the form still has it. */
export async function sendReview({ api, id, page, title }: ReviewSubject, { stars, text, pictures }: FilledReview): Promise<OwnReview | 'queued'> {
  const about: ReviewEntryAbout = { page, title }
  const [params, key, sending] = [{ id }, newKey(), { noun: REVIEW_NOUN, about }]
  try {
    const sent =
      pictures.length === 0
        ? await send(reviewEndpoints(api).writeReview, { params, body: { stars, text, key } }, sending)
        : await send(picturedReviewEndpoint(api), { params, body: { stars: String(stars), text, key }, files: { pictures: pictureFiles(pictures) } }, sending)
    return sent.kind === 'queued' ? 'queued' : sent.answer
  } finally {
    await loadOutbox()
  }
}

/** @throws {Problem} bad-state — it is too late. */
export async function changeReview({ review_id, pictures: held = [] }: OwnReview, { stars, text, pictures, gone }: FilledReview): Promise<OwnReview> {
  const params = { review_id }
  if (pictures.length === 0 && gone.length === 0) return (await call(editReview, { params, body: { stars, text } })).value
  const stays = held.flatMap(({ id }) => (gone.includes(id) ? [] : [id])).join(',')
  return (await call(editPicturedReview, { params, body: { stars: String(stars), text, stays }, files: { pictures: pictureFiles(pictures) } })).value
}

/** A picture of one's own review that no reader sees. @throws {Problem} offline, not-found */
export const fetchHiddenPicture = async (review_id: number, picture_id: number): Promise<Blob> =>
  (await fetchFile(downloadReviewPicture, { params: { review_id, picture_id } })).blob

export async function takeBackReview(review_id: number): Promise<void> {
  await call(removeReview, { params: { review_id } })
}

export const answer = async (review_id: number, text: string): Promise<Review> => (await call(answerReview, { params: { review_id }, body: { text } })).value

export const takeBackAnswer = async (review_id: number): Promise<Review> => (await call(removeAnswer, { params: { review_id } })).value

export async function report(id: number, { reason, note }: { reason: ReportReason; note: string }): Promise<void> {
  await call(addReport, { body: { kind: 'review', id, reason, note } })
}
