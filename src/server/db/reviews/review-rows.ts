import { type SQL, sql } from 'drizzle-orm'
import type { Review, ReviewAbout } from '#contract/reviews/review-fields.ts'
import type { Database } from '../connection/open.ts'
import { iso, isoMicroseconds } from '../wire-time.ts'
import { PICTURES_SQL } from './review-pictures.ts'

/** The place of a row in its list: time of writing to the microsecond, and id. */
export interface ReviewPlace {
  key: string
  id: number
}

interface Range {
  limit: number
  /** Rows after this one; undefined: from the first. */
  after: ReviewPlace | undefined
  /** Those with so many stars alone; undefined: all. */
  stars: number | undefined
}

/** What every reader sees of a review `r`. */
export const REVIEW_COLUMNS: SQL = sql`r.id as review_id, r.author, r.stars, r.text, ${iso(sql`r.created_at`)} as created_at, ${iso(sql`r.edited_at`)} as edited_at,
  ${PICTURES_SQL},
  case when r.answer is not null then json_build_object('text', r.answer, 'at', ${iso(sql`r.answered_at`)}) end as answer`

/** Reviews of one thing that are shown, the latest first, from an index. */
export function reviewRowsSql({ about, subject }: { about: ReviewAbout; subject: number }, { limit, after, stars }: Range): SQL {
  const later = after ? sql`and (created_at, id) < (${after.key}::timestamptz, ${after.id}::integer)` : sql``
  const those = stars === undefined ? sql`` : sql`and stars = ${stars}`
  return sql`
    select ${REVIEW_COLUMNS}, r.id, ${isoMicroseconds(sql`r.created_at`)} as cursor_key
    from reviews r where about = ${about} and subject = ${subject} and state = 'shown' ${those} ${later} order by created_at desc, id desc limit ${limit}`
}

type Row = Omit<Review, 'pictures'> & { pictures: Review['pictures'] | null; id: number; cursor_key: string }

export async function readReviewRows(
  db: Pick<Database['db'], 'execute'>,
  of: { about: ReviewAbout; subject: number },
  range: Range,
): Promise<(Review & { id: number; cursor_key: string })[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(reviewRowsSql(of, range))
  return rows.map(({ pictures, ...review }) => ({ ...review, ...(pictures && { pictures }) }))
}
