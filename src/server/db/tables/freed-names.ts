import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant } from './instant.ts'

/** Usernames and shop addresses that were given up lately: for a while only their former owner can have them again. Rows are deleted after that. */
export const freed_names = pgTable(
  'freed_names',
  {
    kind: text({ enum: ['username', 'shop'] }).notNull(),
    /** SHA-256 of the name in its compared form: what named a deleted account is not stored. */
    name_hash: text().notNull(),
    /** The user who had it. */
    user_id: integer()
      .notNull()
      .references(() => users.id),
    freed_at: instant('freed_at').notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.kind, t.name_hash] }), index('freed_names_by_age').on(t.freed_at)],
)
