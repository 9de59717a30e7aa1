import type { PrivateFiles } from './adapters/private-files.ts'
import type { CaseHandlers } from './cases/case-handler.ts'
import { REVIEW_KINDS } from './db/review-kinds.ts'
import type { ThreadKind } from './db/threads/thread-kind.ts'
import { ARTICLE_CASES } from './features/blogs/article-cases.ts'
import { messageCases } from './features/conversations/message-cases.ts'
import { EVENT_CASES } from './features/events/event-cases.ts'
import { JOB_CASES } from './features/jobs/job-cases.ts'
import { PERSON_CASES } from './features/people/person-cases.ts'
import { POST_CASES } from './features/posts/moderation/post-cases.ts'
import { PRODUCT_CASES } from './features/products/product-cases.ts'
import { SELLER_CASES } from './features/sellers/seller-cases.ts'
import { SERVICE_CASES } from './features/services/service-cases.ts'
import { reviewCases } from './reviews/review-cases.ts'
import { commentCases } from './threads/comment-cases.ts'

interface CaseHandlerParts {
  /** Every noun that people talk about. */
  kinds: readonly ThreadKind[]
  privateFiles: Pick<PrivateFiles, 'remove'>
}

/** Every kind of thing that readers report and staff decide about. */
export const caseHandlers = ({ kinds, privateFiles }: CaseHandlerParts): CaseHandlers => [
  commentCases(kinds),
  messageCases(privateFiles),
  EVENT_CASES,
  SERVICE_CASES,
  PRODUCT_CASES,
  JOB_CASES,
  ARTICLE_CASES,
  SELLER_CASES,
  reviewCases(REVIEW_KINDS),
  POST_CASES,
  PERSON_CASES,
]
