import { sql } from 'drizzle-orm'
import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant } from './instant.ts'

/** Which of staff were written to on which day (Dhaka's) about what waits: once a day each, whichever process does it. */
export const staff_mails = pgTable(
  'staff_mails',
  {
    day: date().notNull(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sent_at: instant('sent_at').notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.day, t.user_id] })],
)
