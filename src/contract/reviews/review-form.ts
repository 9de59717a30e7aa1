import * as v from 'valibot'
import type { Reason } from '../core/reasons.ts'
import { AnswerText, ReviewText } from './review-fields.ts'

const say = (reason: Reason) => reason

/** The form of a review, as it is filled in: its stars are one of five buttons, whose values are texts. */
export const ReviewForm = v.object({
  stars: v.pipe(v.string(say('required')), v.regex(/^[1-5]$/, say('required')), v.transform(Number)),
  text: ReviewText,
})
export type ReviewForm = v.InferOutput<typeof ReviewForm>

/** The form of an answer. */
export const AnswerForm = v.object({ text: AnswerText })
