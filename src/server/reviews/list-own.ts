import { desc, eq, sql } from 'drizzle-orm'
import type { AnswerOf } from '#contract/core/endpoint.ts'
import type { OwnReview, ToReview } from '#contract/reviews/own-review.ts'
import type { listOwnReviews as contract } from '#contract/reviews/reviews.ts'
import type { Database } from '../db/connection/open.ts'
import { provenOfAllSql, type ReviewKind, readSubjects } from '../db/reviews/review-kind.ts'
import { readReviewPictures } from '../db/reviews/review-pictures.ts'
import { reviews } from '../db/tables/reviews.ts'
import { nameOf } from './name-of.ts'
import { ownReview } from './own-review.ts'

/** Far above what one person reviews. */
const MOST_ROWS = 200

interface Asked {
  kinds: readonly ReviewKind[]
  user_id: number
  /** Milliseconds since the epoch. */
  now: number
}

/** What an account may review and has not, the latest first, and its own reviews, held ones too. Of what is not public any more there is nothing. */
export async function listOwn(db: Pick<Database['db'], 'select' | 'execute'>, asked: Asked): Promise<AnswerOf<typeof contract>> {
  const [author, open, own] = await Promise.all([nameOf(db, asked.user_id), readOpen(db, asked), readOwn(db, asked)])
  return { author, open, reviews: own }
}

async function readOpen(db: Pick<Database['db'], 'execute'>, { kinds, user_id, now }: Asked): Promise<ToReview[]> {
  const { rows } = await db.execute<ToReview & Record<string, unknown>>(sql`
    select about, subject, page, title, since from (${provenOfAllSql(kinds, { now, user_id })}) as proven
    where not exists (select from reviews r where r.about = proven.about and r.subject = proven.subject and r.once = proven.once)
    order by since desc, subject desc limit ${MOST_ROWS}`)
  return rows
}

async function readOwn(db: Pick<Database['db'], 'select' | 'execute'>, { kinds, user_id }: Asked): Promise<OwnReview[]> {
  const rows = await db.select().from(reviews).where(eq(reviews.writer, user_id)).orderBy(desc(reviews.id)).limit(MOST_ROWS)
  const [subjects, picturesOf] = await Promise.all([readSubjects(db, kinds, rows), readReviewPictures(db, rows)])
  return rows.flatMap((row) => {
    const { kind, reviewed } = subjects(row)
    return reviewed?.is_public ? [ownReview(row, { kind, title: reviewed.title, pictures: picturesOf(row) })] : []
  })
}
