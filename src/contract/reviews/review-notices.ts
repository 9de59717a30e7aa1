import * as v from 'valibot'
import type { NoticeGroups } from '../notices/notice-group.ts'

/** What people are told of reviews. `review-asked`: what they bought or visited is over, and waits for their review. */
export const REVIEW_NOTICES = ['review-asked'] as const
export type ReviewNotice = (typeof REVIEW_NOTICES)[number]

/** What is to be reviewed. */
export const AskedReview = v.object({
  /** Path of its page. */
  page: v.string(),
  title: v.string(),
})
export type AskedReview = v.InferOutput<typeof AskedReview>

/** Where reviews stand on the page of what they are about. */
export const REVIEWS_PLACE = 'reviews'

/** Where one is written. A path of ours. */
export const reviewPath = ({ page }: { page: string }): `/${string}` => `/${page.slice(1)}#${REVIEWS_PLACE}`

export const REVIEW_NOTICE_GROUPS = { reviews: { kinds: REVIEW_NOTICES, app: 'switch', audience: 'everyone', mail: 'none' } } as const satisfies NoticeGroups
