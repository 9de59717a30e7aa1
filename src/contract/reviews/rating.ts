import type * as v from 'valibot'
import type { Rating as Schema } from '../core/fields.ts'

/** From so many reviews on there is a mean: of one or two it would say more of their writers than of what they are about. */
const RATED_FROM = 3

/** What reviewers think of a thing, or of all things of one owner. */
export type Rating = v.InferOutput<typeof Schema>

/** @param stars_sum of all reviews together */
export const ratingOf = ({ count, stars_sum }: { count: number; stars_sum: number }): Rating => ({
  count,
  mean: count < RATED_FROM ? null : stars_sum / count,
})
