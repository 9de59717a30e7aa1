import { type SQL, sql } from 'drizzle-orm'

/** A stored text in lower case. What is stored came through the door for text (contract/core/one-form.ts), so this takes time by its length only. */
export const lowerSql = (text: SQL): SQL => sql`lower(${text})`
