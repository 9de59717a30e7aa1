import * as v from 'valibot'
import { Count, Id, Instant, MediaPath, Rating } from '../core/fields.ts'
import { someParagraphs } from '../core/names.ts'
import type { Reason } from '../core/reasons.ts'

/** What can be reviewed: the contract's one list of such nouns. */
export const REVIEW_ABOUT = ['event', 'product', 'service'] as const
export type ReviewAbout = (typeof REVIEW_ABOUT)[number]

/** `held`: no reader sees it until staff have looked. */
export const REVIEW_STATES = ['shown', 'held', 'removed'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** Code points; counts. */
export const REVIEW_LIMITS = {
  textLongest: 1000,
  answerLongest: 1000,
  /** Of one review, where what it is about has pictures of its reviewers. */
  picturesMost: 3,
  /** Reviews of one page. */
  perPage: 10,
  /** For so many days its writer may change one. Taking it back has no end. */
  editDays: 30,
} as const

/** The best first, as they are counted on the screen. */
export const STARS = [5, 4, 3, 2, 1] as const

const say = (reason: Reason) => reason

export const Stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))
/** The same in a form. */
export const StarsText = v.pipe(v.string(), v.regex(/^[1-5]$/), v.transform(Number))

/** What a reviewer says beside the stars; may stay empty. */
export const ReviewText = someParagraphs(REVIEW_LIMITS.textLongest)

/** What the owner of the thing says to it. */
export const AnswerText = v.pipe(
  someParagraphs(REVIEW_LIMITS.answerLongest),
  v.check((text) => text !== '', say('required')),
)

/** A picture that a reviewer took. `tone`: index of the colour while it loads. */
export const ReviewPicture = v.object({ id: Id, file: MediaPath, tone: Count })
export type ReviewPicture = v.InferOutput<typeof ReviewPicture>

/** A review as every reader sees it. */
export const Review = v.object({
  review_id: Id,
  /** The name of its writer when it was written. */
  author: v.string(),
  stars: Stars,
  /** Plain text; may be empty. */
  text: v.string(),
  /** In their order; absent: none. */
  pictures: v.optional(v.array(ReviewPicture)),
  created_at: Instant,
  edited_at: v.nullable(Instant),
  /** Of the owner of what it is about. */
  answer: v.nullable(v.object({ text: v.string(), at: Instant })),
})
export type Review = v.InferOutput<typeof Review>

export const ReviewPage = v.object({
  results: v.array(Review),
  next_cursor: v.nullable(v.string()),
  /** Of all that are shown, whichever stars were asked for. */
  rating: Rating,
  /** How many of them have one star, two, and so on to five. */
  stars: v.pipe(v.array(Count), v.length(5)),
})
export type ReviewPage = v.InferOutput<typeof ReviewPage>
