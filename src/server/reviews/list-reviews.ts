import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import { ratingOf } from '#contract/reviews/rating.ts'
import type { ReviewEndpoints } from '#contract/reviews/review-endpoints.ts'
import { REVIEW_LIMITS } from '#contract/reviews/review-fields.ts'
import type { Database } from '../db/connection/open.ts'
import { readFacts } from '../db/reviews/read-rating.ts'
import { readReviewRows } from '../db/reviews/review-rows.ts'
import { cursorAfter, placeAfter } from './cursor.ts'
import { publicSubject, type SubjectOf } from './public-subject.ts'

type Contract = ReviewEndpoints['listReviews']

/**
 * Reviews of one thing, the latest first, and what they come to.
 * @throws {Problem} not-found — there is no such thing, or it is not public; bad-input — the cursor.
 */
export async function listReviews(db: Pick<Database['db'], 'execute'>, of: SubjectOf, query: QueryOf<Contract>): Promise<AnswerOf<Contract>> {
  const { limit = REVIEW_LIMITS.perPage, cursor, stars } = query
  const after = placeAfter(cursor)
  await publicSubject(db, of)
  const counted = { about: of.kind.about, subject: of.subject }
  const [rows, facts] = await Promise.all([readReviewRows(db, counted, { limit: limit + 1, after, stars }), readFacts(db, counted)])
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    results: page.map(({ id: _id, cursor_key: _key, ...review }) => review),
    next_cursor: last ? cursorAfter({ key: last.cursor_key, id: last.id }) : null,
    rating: ratingOf(facts),
    stars: facts.stars,
  }
}
