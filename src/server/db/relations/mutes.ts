import { type SQL, sql } from 'drizzle-orm'

/** Mutes of an account that hold now, as a statement of `user_id` (whom) and `until`. */
export const mutedBySql = (user_id: SQL): SQL => sql`select muted as user_id, until from mutes where user_id = ${user_id} and (until is null or until > now())`
