import type { CaseHandlers } from './cases/case-handler.ts'
import { REVIEW_KINDS } from './db/review-kinds.ts'
import { ARTICLE_CASES } from './features/blogs/article-cases.ts'
import { EVENT_CASES } from './features/events/event-cases.ts'
import { JOB_CASES } from './features/jobs/job-cases.ts'
import { SELLER_CASES } from './features/sellers/seller-cases.ts'
import { reviewCases } from './reviews/review-cases.ts'

/** Every kind of thing that readers report and staff decide about. */
export const caseHandlers = (): CaseHandlers => [EVENT_CASES, JOB_CASES, ARTICLE_CASES, SELLER_CASES, reviewCases(REVIEW_KINDS)]
