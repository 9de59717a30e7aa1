import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant } from './instant.ts'
import { tsvector } from './search.ts'

/** Members without a shop who have opened a public page, /people/{username}. Without a row nothing of a buyer is public. */
export const people = pgTable(
  'people',
  {
    user_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** That they chose for their page. */
    name: text().notNull(),
    /** Path under /media/. */
    picture: text(),
    opened_at: instant('opened_at').notNull().default(sql`now()`),
    /** Why staff have taken the page off; null: they have not. */
    taken_off_reason: text(),
    search_words: tsvector().notNull().default(sql`''`),
  },
  (t) => [index('people_by_words').using('gin', t.search_words).with({ fastupdate: false })],
)
