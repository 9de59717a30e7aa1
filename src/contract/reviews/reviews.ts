import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { idText } from '../core/fields.ts'
import { PICTURE_UPLOAD } from '../core/images.ts'
import { OwnReview, ToReview } from './own-review.ts'
import { AnswerText, REVIEW_LIMITS, Review, ReviewText, Stars, StarsText } from './review-fields.ts'

const params = v.object({ review_id: idText })

/** Ids of pictures, parted by commas. */
const StayingPictures = v.pipe(
  v.string(),
  v.regex(/^(?:\d{1,9}(?:,\d{1,9}){0,9})?$/),
  v.transform((ids) => (ids === '' ? [] : ids.split(',').map(Number))),
)

export const listOwnReviews = endpoint({
  method: 'GET',
  path: '/api/reviews/mine/',
  summary: 'What one may review and has not, one’s own reviews, held ones too, and the name that stands above them',
  access: 'signed-in',
  answer: v.object({ author: v.string(), open: v.array(ToReview), reviews: v.array(OwnReview) }),
  offline: { keepDays: 30, noun: 'own-reviews', shape: 'list' },
})

export const editReview = endpoint({
  method: 'PATCH',
  path: '/api/reviews/{review_id}/',
  summary: 'Changes one’s own review, within 30 days',
  access: 'signed-in',
  perMinute: 20,
  isPublicWriting: true,
  params,
  body: v.object({ stars: Stars, text: ReviewText }),
  answer: OwnReview,
  offline: 'refuse',
})

/** Only of what is reviewed with pictures. Sent again after no answer came, it comes to the same: what is not named in `stays` goes. */
export const editPicturedReview = endpoint({
  method: 'PATCH',
  path: '/api/reviews/{review_id}/pictures/',
  summary: 'Changes one’s own review and its pictures, within 30 days: those that stay, and new ones as pictures, 3 together at most. Multipart',
  access: 'signed-in',
  perMinute: 20,
  isPublicWriting: true,
  params,
  form: { files: { pictures: { ...PICTURE_UPLOAD, most: REVIEW_LIMITS.picturesMost } }, mostBytes: 16 * 1024 * 1024, mostFields: 40 },
  body: v.object({ stars: StarsText, text: v.optional(ReviewText, ''), stays: v.optional(StayingPictures, '') }),
  answer: OwnReview,
  offline: 'refuse',
})

export const downloadReviewPicture = endpoint({
  method: 'GET',
  path: '/api/reviews/{review_id}/pictures/{picture_id}/',
  summary: 'The bytes of a picture of a review, also while no reader sees it: to its writer unless it was removed, and to staff where there is a case about it',
  access: 'signed-in',
  perMinute: 120,
  params: v.object({ review_id: idText, picture_id: idText }),
  download: true,
  answer: v.unknown(),
  offline: 'never',
})

export const removeReview = endpoint({
  method: 'DELETE',
  path: '/api/reviews/{review_id}/',
  summary: 'Takes one’s own review back for good',
  access: 'signed-in',
  perMinute: 20,
  params,
  answer: v.object({ removed: v.literal(true) }),
  offline: 'refuse',
})

export const answerReview = endpoint({
  method: 'POST',
  path: '/api/reviews/{review_id}/answer/',
  summary: 'The one answer of the owner of what is reviewed; written again, it is changed',
  access: 'signed-in',
  perMinute: 20,
  isPublicWriting: true,
  params,
  body: v.object({ text: AnswerText }),
  answer: Review,
  offline: 'refuse',
})

export const removeAnswer = endpoint({
  method: 'DELETE',
  path: '/api/reviews/{review_id}/answer/',
  summary: 'Removes the answer of the owner',
  access: 'signed-in',
  perMinute: 20,
  params,
  answer: Review,
  offline: 'refuse',
})
