import { type SQL, sql } from 'drizzle-orm'
import { type Rating, ratingOf } from '#contract/reviews/rating.ts'
import type { ReviewAbout } from '#contract/reviews/review-fields.ts'
import type { Database } from '../connection/open.ts'

/** What the reviews of one thing come to, or of all things of one owner. */
export interface Facts {
  count: number
  stars_sum: number
  /** How many have one star, two, and so on to five. */
  stars: number[]
}

interface Counted {
  about: ReviewAbout | 'owner'
  /** An id, or an expression of the statement around it. */
  subject: number | SQL
}

const NONE: Facts = { count: 0, stars_sum: 0, stars: [0, 0, 0, 0, 0] }

/** The same as one JSON value of a statement; null: nothing was reviewed yet. */
export const factsSql = ({ about, subject }: Counted): SQL<Facts | null> =>
  sql`(select json_build_object('count', count, 'stars_sum', stars_sum, 'stars', stars) from review_facts where about = ${about} and subject = ${subject})`

export async function readFacts(db: Pick<Database['db'], 'execute'>, counted: Counted): Promise<Facts> {
  const { rows } = await db.execute<{ facts: Facts | null }>(sql`select ${factsSql(counted)} as facts`)
  return rows[0]?.facts ?? NONE
}

/** @param facts as `factsSql` gives them */
export const ratingIn = (facts: Facts | null): Rating => ratingOf(facts ?? NONE)
