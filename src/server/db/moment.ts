import { type SQL, sql } from 'drizzle-orm'

/** A moment as the database takes it. @param ms since the epoch */
export const momentOf = (ms: number): SQL => sql`${new Date(ms).toISOString()}::timestamptz`
