import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'

/** Questions and answers in an order. What shows them (an event, …) points to their list in a column of its own. */
export const faq_lists = pgTable(
  'faq_lists',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Who answers. */
    owner: integer()
      .notNull()
      .references(() => users.id),
  },
  (t) => [index('faq_lists_by_owner').on(t.owner, t.id)],
)

export const faqs = pgTable(
  'faqs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    list: integer()
      .notNull()
      .references(() => faq_lists.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
    question: text().notNull(),
    answer: text().notNull(),
  },
  (t) => [index('faqs_by_list').on(t.list, t.position, t.id)],
)
