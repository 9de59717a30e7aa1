import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant } from './instant.ts'

/** Pictures that users sent: whose each is, and how much of the store it takes. The demo market's drawings belong to no user. */
export const uploads = pgTable(
  'uploads',
  {
    /** Of the widest, as the store has it. */
    key: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    /** In all widths. */
    bytes: integer().notNull(),
    at: instant('at').notNull().default(sql`now()`),
    /** When it is looked at next, whether anything shows it. */
    look_at: instant('look_at').notNull(),
    /** Whether something showed it at the last look. */
    was_shown: boolean().notNull().default(false),
  },
  (t) => [index('uploads_by_user').on(t.user_id, t.bytes), index('uploads_due').on(t.look_at)],
)
