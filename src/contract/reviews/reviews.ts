import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { idText } from '../core/fields.ts'
import { OwnReview, ToReview } from './own-review.ts'
import { AnswerText, Review, ReviewText, Stars } from './review-fields.ts'

const params = v.object({ review_id: idText })

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
