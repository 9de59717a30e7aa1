import { sql } from 'drizzle-orm'
import type { Tx } from '../connection/in-transaction.ts'
import { free_time_tasks } from '../tables/services.ts'

/** Columns of a service whose free times are not known: the next round looks at them. */
export const FREE_TIMES_UNKNOWN = { next_free_at: null, free_days: [] as string[], free_stale_at: sql`now()` }

/**
 * Has the next round look at the free times of a seller's services again: part of every change of hours, teams, bookings or services, in its transaction.
 * @returns the statement, which runs once it is awaited, or as a part of another one
 */
export const lookAgainAtFreeTimes = (tx: Pick<Tx, 'insert'>, seller: number) => tx.insert(free_time_tasks).values({ seller })
