import type { ReviewNotice } from '#contract/reviews/review-notices.ts'
import { REVIEWS_PLACE } from '#contract/reviews/review-place.ts'
import { GOOD, type NoticeView } from './notice-view.ts'

const REVIEW: NoticeView = {
  icon: 'i-lucide-star',
  colour: GOOD,
  title: ({ review }) => review?.title ?? '',
  place: ({ review }) => (review ? { path: review.page, hash: REVIEWS_PLACE } : { path: '/notices' }),
}

export const REVIEW_NOTICE_VIEWS: Record<ReviewNotice, NoticeView> = {
  'review-asked': REVIEW,
  'review-answered': { ...REVIEW, icon: 'i-lucide-reply' },
  'new-reviews': {
    ...REVIEW,
    words: ({ review }, t) => {
      if (!review?.name) return undefined
      const { name, people = 1 } = review
      return people > 1 ? t('reviews.several', { name, count: people - 1 }) : t('reviews.single', { name })
    },
  },
}
