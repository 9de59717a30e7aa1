import type { ReviewedApi } from '#contract/reviews/review-endpoints.ts'
import type { ReviewAbout } from '#contract/reviews/review-fields.ts'

/** What is reviewed. All that the parts of reviews know of it; each noun makes its own. */
export interface ReviewSubject {
  about: ReviewAbout
  id: number
  /** Path of its page. */
  page: `/${string}`
  title: string
  api: ReviewedApi
  /** User id of who may answer. */
  owner: number
  /** Whether it can be reviewed by now. */
  isOpen: boolean
  /** Reviewers can show pictures of what they got. */
  hasPictures?: true
}

/** By which kind of words it is spoken of: what was visited, done for somebody, or bought. */
export const wordsOf = (about: ReviewAbout): 'event' | 'service' | 'product' => (about === 'event' || about === 'service' ? about : 'product')

/** Its name among lists and drafts. */
export const nameOf = ({ about, id }: Pick<ReviewSubject, 'about' | 'id'>): string => `review of ${about} ${id}`
