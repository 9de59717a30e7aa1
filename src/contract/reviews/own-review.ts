import * as v from 'valibot'
import { Id, Instant } from '../core/fields.ts'
import { REVIEW_ABOUT, REVIEW_STATES, Review } from './review-fields.ts'

const about = {
  about: v.picklist(REVIEW_ABOUT),
  /** The number of what it is about, among those of its kind. */
  subject: Id,
  /** Path of its page, such as `/eventdetails/12`. */
  page: v.string(),
  title: v.string(),
}

/** A review to its writer, held ones too. */
export const OwnReview = v.object({
  ...Review.entries,
  ...about,
  state: v.picklist(REVIEW_STATES),
  /** Until then it can be changed. */
  edit_until: Instant,
})
export type OwnReview = v.InferOutput<typeof OwnReview>

/** What may be reviewed, and was not. */
export const ToReview = v.object({
  ...about,
  /** Since when: the end of an event. */
  since: Instant,
})
export type ToReview = v.InferOutput<typeof ToReview>
