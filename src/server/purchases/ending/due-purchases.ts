import { type SQL, sql } from 'drizzle-orm'
import { PURCHASE_LIMITS } from '#contract/purchases/purchase-rules.ts'

/** Written as the partial indexes have it, so that they are used: what is due is read, and nothing else. */
export const dueHolds = (): SQL => sql`state = 'held' and hold_expires_at <= now()`
export const staleDrafts = (): SQL => sql`state = 'draft' and created_at < now() - make_interval(mins => ${PURCHASE_LIMITS.sweepMinutes})`
/** @param state of a purchase whose buyer was led to a payment page. */
export const duePayments = (state: 'paying' | 'confirming'): SQL => sql`state in ('paying', 'confirming') and state = ${state} and hold_expires_at <= now()`
