import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'

/** Answers that were given under a key, so that asking twice acts once. @see IETF draft "The Idempotency-Key HTTP Header Field" */
export const kept_answers = pgTable(
  'kept_answers',
  {
    user_id: integer().notNull(),
    key: text().notNull(),
    /** SHA-256 of method, path and canonical body. */
    fingerprint: text().notNull(),
    status: integer().notNull(),
    body: jsonb().$type<unknown>().notNull(),
    created_at: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.key] }), index('kept_answers_by_age').on(t.created_at)],
)
