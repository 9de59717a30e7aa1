import { sql } from 'drizzle-orm'
import { events } from '../../../db/tables/events.ts'
import { purchases } from '../../../db/tables/purchases.ts'

/** Staff see what is in review of an event that was called off; after this it goes back like all its orders. */
const REVIEW_HOURS = 24

/**
 * When staff have had their time with an order in review whose event was called off, from when both were so; null where it was not. The last
 * change of such an order is that it came to review.
 */
export const reviewEnd = sql`case when ${events.called_off_at} is not null
  then greatest(${events.called_off_at}, ${purchases.updated_at}) + make_interval(hours => ${REVIEW_HOURS}) end`
