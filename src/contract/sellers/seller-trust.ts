import * as v from 'valibot'
import { Count, Instant } from '../core/fields.ts'

/** Below so many cases a figure is not given. */
export const TRUST_LEAST = { cases: 5, ratings: 3 } as const
/** How many days back a figure looks. */
export const TRUST_DAYS = { answers: 90, bookings: 180, refunds: 180 } as const
/** Within so many days money that is owed must be sent. */
export const REFUND_DAYS = 10

/** What a trust card says, beside ratings and events: counted from rows alone, by rounds. Each figure has its number of cases. */
export const SellerTrust = v.object({
  /** First answers to those who wrote to the shop in these days, and the median of their time in minutes; null: there are none. */
  first_answers: Count,
  answer_minutes: v.nullable(Count),
  /** Bookings that were done, that the provider called off, or to which the provider did not come, and how many were done. */
  bookings_ended: Count,
  bookings_kept: Count,
  /** Refunds that were sent, or are owed for longer than they may be, and how many were sent in time. */
  refunds_owed: Count,
  refunds_in_time: Count,
  /** Since when these figures stand: they are counted anew every few minutes, and written when one has changed. */
  computed_at: Instant,
})
export type SellerTrust = v.InferOutput<typeof SellerTrust>
