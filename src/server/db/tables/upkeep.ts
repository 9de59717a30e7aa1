import { sql } from 'drizzle-orm'
import { pgSequence, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'

/** Goes up with every write to a table that public pages read (triggers in the migrations). What a page was rendered from has this number. */
export const public_data_version = pgSequence('public_data_version')

/**
 * Goes up with what public pages show and people change many times in a second: reactions, and who follows whom. A background job moves
 * `public_data_version` for all of them together.
 */
export const frequent_public_changes = pgSequence('frequent_public_changes')

/** Marks of this database as a whole: which seeds it has had, so that a second start leaves everything as it is; whether its ledger is in doubt. */
export const seedings = pgTable('seedings', {
  name: text().primaryKey(),
  seeded_at: instant().notNull().default(sql`now()`),
})
