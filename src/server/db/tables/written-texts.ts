import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant } from './instant.ts'

/** What people wrote within a day, wherever that was: the rules against spam count it. Never the words themselves. */
export const written_texts = pgTable(
  'written_texts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What it is, by a name of its own: `comment 12`. */
    source: text().notNull().unique(),
    /** Null: written without an account. */
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Without an account: keyed hash of where it came from; null where that was inside the process. */
    sender: text(),
    /** Hash of the folded text, to see the same one again; empty: it has none. */
    text_hash: text().notNull(),
    created_at: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [
    index('written_texts_by_user').on(t.user_id, t.created_at).where(sql`user_id is not null`),
    index('written_texts_by_sender').on(t.sender, t.created_at).where(sql`sender is not null`),
    index('written_texts_by_text').on(t.text_hash, t.created_at),
    index('written_texts_by_time').on(t.created_at),
  ],
)
