import { REVIEWS_PLACE, type ReviewNotice } from '#contract/reviews/review-notices.ts'
import { GOOD, type NoticeView } from './notice-view.ts'

export const REVIEW_NOTICE_VIEWS: Record<ReviewNotice, NoticeView> = {
  'review-asked': {
    icon: 'i-lucide-star',
    colour: GOOD,
    title: ({ review }) => review?.title ?? '',
    place: ({ review }) => (review ? { path: review.page, hash: REVIEWS_PLACE } : { path: '/notices' }),
  },
}
