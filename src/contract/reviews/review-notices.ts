import * as v from 'valibot'
import { Count } from '../core/fields.ts'
import type { NoticeGroups } from '../notices/notice-group.ts'

/** Of one's own reviews. `review-asked`: what was bought or visited is over, and waits for one; `review-answered`: whose it is has answered. */
const OWN = ['review-asked', 'review-answered'] as const
/** Of what is one's own: others have reviewed it. */
const RECEIVED = ['new-reviews'] as const

/** What people are told of reviews. */
export const REVIEW_NOTICES = [...OWN, ...RECEIVED] as const
export type ReviewNotice = (typeof REVIEW_NOTICES)[number]

/** What the reviews are of. */
export const NoticedReview = v.object({
  /** Path of its page. */
  page: v.string(),
  title: v.string(),
  /** Of `new-reviews`: who wrote last. */
  name: v.optional(v.string()),
  /** Of `new-reviews`: how many people wrote. */
  people: v.optional(Count),
})
export type NoticedReview = v.InferOutput<typeof NoticedReview>

export const REVIEW_NOTICE_GROUPS = {
  reviews: { kinds: OWN, app: 'switch', audience: 'everyone', mail: 'none' },
  'reviews-received': { kinds: RECEIVED, app: 'switch', audience: 'sellers', mail: 'none' },
} as const satisfies NoticeGroups
