import * as v from 'valibot'
import { Count } from '../core/fields.ts'

/** From so many reviews on there is a mean: of one or two it would say more of their writers than of what they are about. */
export const RATED_FROM = 3

/** What reviewers think of a thing, or of all things of one owner. */
export const Rating = v.object({
  /** Reviews that are shown. */
  count: Count,
  /** Of their stars, 1 to 5; null below `RATED_FROM`. */
  mean: v.nullable(v.number()),
})
export type Rating = v.InferOutput<typeof Rating>

/** @param stars_sum of all reviews together */
export const ratingOf = ({ count, stars_sum }: { count: number; stars_sum: number }): Rating => ({
  count,
  mean: count < RATED_FROM ? null : stars_sum / count,
})
