import { type SQL, sql } from 'drizzle-orm'

/** An instant as it leaves: ISO 8601 UTC with milliseconds, whatever time zone the connection is in. Null stays null. */
export const iso = (at: SQL): SQL => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The same to the microsecond, which is all that PostgreSQL keeps: for keys that must find their row again. */
export const isoMicroseconds = (at: SQL): SQL => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
