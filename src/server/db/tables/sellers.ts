import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { tsvector } from './search.ts'
import { takenOff } from './taken-off.ts'

const words = () => text().array().notNull().default(sql`'{}'`)

/** An account that sells. `slug` names its public page. */
export const seller_profiles = pgTable(
  'seller_profiles',
  {
    user_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    slug: text().notNull().unique(),
    /** The name of the shop. */
    full_name: text().notNull(),
    profession: text().notNull().default(''),
    division: text(),
    district: text(),
    languages: words(),
    skills: words(),
    about: text().notNull().default(''),
    /** Path under /media/. */
    profile_picture: text(),
    ...takenOff(),
    /** Folded words of name, profession, place and skills. */
    search_words: tsvector().notNull().default(sql`''`),
  },
  (t) => [index('seller_profiles_by_words').using('gin', t.search_words).with({ fastupdate: false })],
)

/** What sellers have done, counted from rows by a background job every few minutes. None is kept up by hand. */
export const seller_facts = pgTable('seller_facts', {
  user_id: integer()
    .primaryKey()
    .references(() => seller_profiles.user_id, { onDelete: 'cascade' }),
  events_held: integer().notNull(),
  event_people: integer().notNull(),
  applicants_answered: integer().notNull(),
})
