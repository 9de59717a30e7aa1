import { and, eq, inArray, isNull } from 'drizzle-orm'
import { REASONS_OF } from '#contract/cases/case-kinds.ts'
import { Problem } from '#contract/core/problem.ts'
import type { CaseHandler, CaseSubject } from '../cases/case-handler.ts'
import { openCase } from '../db/cases/open-case.ts'
import type { Tx } from '../db/connection/in-transaction.ts'
import type { Database } from '../db/connection/open.ts'
import { changeReview, holdReview, type ReviewRow } from '../db/reviews/change-review.ts'
import { kindOf, pageOf, type ReviewKind, readSubjects } from '../db/reviews/review-kind.ts'
import { readReviewPictures } from '../db/reviews/review-pictures.ts'
import { users } from '../db/tables/accounts.ts'
import { reviews } from '../db/tables/reviews.ts'

/** So many readers hide a review until staff have looked. */
const HELD_FROM = 3

/** Its writer took it back, or has left: there is nothing to decide. */
const isGone = ({ state, author }: ReviewRow): boolean => state === 'removed' && author === ''

/** What staff decide of reviews, of every kind alike. */
export const reviewCases = (kinds: readonly ReviewKind[]): CaseHandler => ({
  kind: 'review',
  reasons: REASONS_OF.review,
  hold: async (tx, id) => void (await holdReview(tx, id)),
  findPublic: async (db, id) => {
    const [row] = await db
      .select()
      .from(reviews)
      .where(and(eq(reviews.id, id), eq(reviews.state, 'shown')))
    const about = row && (await kindOf(kinds, row.about).read(db, [row.subject])).get(row.subject)
    return about?.is_public ? { owner: row?.writer ?? null } : undefined
  },
  describe: (db, ids) => describe(db, kinds, ids),
  hideFrom: HELD_FROM,
  hide: (tx, id) => change(tx, id, (row) => hide(tx, row)),
  keep: (tx, id) =>
    change(tx, id, async (row) => row.state !== 'removed' && changeReview(tx, row, { state: 'shown', held_reason: row.held_reason ?? 'reports' })),
  // Its words stay, for staff.
  remove: (tx, id) => change(tx, id, async (row) => row.state !== 'removed' && changeReview(tx, row, { state: 'removed' })),
  restore: (tx, id) =>
    change(tx, id, async (row) => {
      if (isGone(row)) throw new Problem('bad-state')
      return row.state === 'removed' && changeReview(tx, row, { state: 'shown', held_reason: row.held_reason ?? 'reports' })
    }),
})

/** What is shown and has a reason was held once, and released by staff. Its case says, too, that it is held. */
async function hide(tx: Tx, row: ReviewRow): Promise<void> {
  if (row.state !== 'shown' || row.held_reason !== null) return
  const held_reason = 'reports'
  await changeReview(tx, row, { state: 'held', held_reason })
  await openCase(tx, { kind: 'review', subject: row.id, owner: row.writer, held_reason })
}

async function change(tx: Tx, id: number, work: (row: ReviewRow) => Promise<unknown>): Promise<void> {
  const row = await holdReview(tx, id)
  if (row) await work(row)
}

async function describe(
  db: Pick<Database['db'], 'select' | 'execute'>,
  kinds: readonly ReviewKind[],
  ids: readonly number[],
): Promise<Map<number, CaseSubject>> {
  const rows = await db
    .select({ review: reviews, username: users.username })
    .from(reviews)
    .leftJoin(users, and(eq(users.id, reviews.writer), isNull(users.deleted_at)))
    .where(inArray(reviews.id, [...ids]))
  const all = rows.map(({ review }) => review)
  const [subjects, picturesOf] = await Promise.all([readSubjects(db, kinds, all), readReviewPictures(db, all)])
  return new Map(
    rows.flatMap(({ review, username }) => {
      if (isGone(review)) return []
      const { kind, reviewed } = subjects(review)
      const stars = '★'.repeat(review.stars) + '☆'.repeat(5 - review.stars)
      const text = [stars, review.text, review.answer].filter(Boolean).join('\n\n')
      const path = reviewed?.is_public ? pageOf(kind, review.subject) : null
      const written = { author: review.author, written_at: review.created_at, is_removed: review.state === 'removed' }
      const pictures = picturesOf(review).map(({ id }) => id)
      return [[review.id, { title: reviewed?.title ?? '', path, text, username, ...written, ...(pictures.length > 0 && { pictures }) }] as const]
    }),
  )
}
