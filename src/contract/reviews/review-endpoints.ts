import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { ClientKey, Cursor, idText } from '../core/fields.ts'
import { PICTURE_UPLOAD } from '../core/images.ts'
import { OwnReview } from './own-review.ts'
import { REVIEW_LIMITS, ReviewPage, ReviewText, Stars, StarsText } from './review-fields.ts'

/** Where the service has one of a kind that is reviewed. */
export type ReviewedApi = `/api/${string}/{id}/`

const params = v.object({ id: idText })

/**
 * How the reviews of a noun are read and written by what they are about; the rest is called by the review's own number (reviews.ts). The file of the
 * noun exports each by itself, so that `endpoints.ts` finds them; `writeReview` also goes into `device/outbox/queued-endpoints.ts`, `listReviews` into
 * `worker/cached-endpoints.ts`.
 * @param path of one of its kind, with `{id}` for its number
 */
export const reviewEndpoints = (path: ReviewedApi) => ({
  listReviews: endpoint({
    method: 'GET',
    path: `${path}reviews/`,
    /** Reviews, the latest first, with how many there are and their mean; `stars` gives those with so many alone. */
    summary: 'Reviews, the latest first',
    access: 'anyone',
    params,
    query: v.object({
      limit: v.optional(v.pipe(idText, v.maxValue(REVIEW_LIMITS.perPage))),
      cursor: v.optional(Cursor),
      stars: v.optional(v.pipe(idText, v.maxValue(5))),
    }),
    answer: ReviewPage,
    offline: { keepDays: 30, noun: 'reviews', shape: 'list' },
  }),
  writeReview: endpoint({
    method: 'POST',
    path: `${path}reviews/`,
    /** Writes the one review that who bought it or was there may write. It may be held until staff have looked: see its state. */
    summary: 'Writes the one review that who bought it or was there may write',
    access: 'signed-in',
    perMinute: 10,
    isPublicWriting: true,
    params,
    body: v.object({
      stars: Stars,
      text: ReviewText,
      /** Made up by the phone: the same again is the same review. */
      key: ClientKey,
    }),
    answer: OwnReview,
    offline: 'queue',
  }),
})

/**
 * Writes such a review with pictures: multipart. Of nouns whose buyers can show what they got. It goes into `device/outbox/queued-endpoints.ts` too; one
 * without pictures is written by `writeReview`.
 */
export const picturedReviewEndpoint = (path: ReviewedApi) =>
  endpoint({
    method: 'POST',
    path: `${path}pictured_reviews/`,
    summary: 'Writes such a review with up to 3 pictures as pictures: multipart',
    access: 'signed-in',
    perMinute: 10,
    isPublicWriting: true,
    form: { files: { pictures: { ...PICTURE_UPLOAD, most: REVIEW_LIMITS.picturesMost } }, mostBytes: 16 * 1024 * 1024, mostFields: 40 },
    params,
    body: v.object({ stars: StarsText, text: v.optional(ReviewText, ''), key: ClientKey }),
    answer: OwnReview,
    offline: 'queue',
  })

export type PicturedReviewEndpoint = ReturnType<typeof picturedReviewEndpoint>
export type ReviewEndpoints = ReturnType<typeof reviewEndpoints>
