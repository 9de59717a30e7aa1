import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant } from './instant.ts'

/** Times in which a person may write nothing that others read: by staff, with a reason, and one objection of the person. */
export const silences = pgTable(
  'silences',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    from: instant('from').notNull().default(sql`now()`),
    /** Null: for good. */
    until: instant('until'),
    /** As staff wrote it to the person. */
    reason: text().notNull(),
    /** Who of the staff. */
    by: integer()
      .notNull()
      .references(() => users.id),
    /** When it ended before its time; one that has run out gets its `until` here before the next one begins. */
    lifted_at: instant('lifted_at'),
    lifted_by: integer().references(() => users.id),
    objection: text(),
    objected_at: instant('objected_at'),
    objection_answer: text(),
    answered_at: instant('answered_at'),
    answered_by: integer().references(() => users.id),
  },
  (t) => [
    uniqueIndex('silences_one_at_a_time').on(t.user_id).where(sql`lifted_at is null`),
    index('silences_by_user').on(t.user_id, t.id),
    index('silences_objected').on(t.id).where(sql`objected_at is not null and answered_at is null`),
  ],
)
