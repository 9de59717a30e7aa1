import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { GENDERS } from '#contract/sellers/genders.ts'
import { LICENCE_STATES } from '#contract/sellers/trade-licence.ts'
import { users } from './accounts.ts'
import { galleries } from './galleries.ts'
import { instant } from './instant.ts'
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
    /** Where they work, in their words; empty: the district says it. */
    city: text().notNull().default(''),
    /** Only where they have said it. */
    gender: text({ enum: GENDERS }),
    /** Path under /media/. */
    profile_picture: text(),
    /** Pictures and films of the profile; null: there are none yet. */
    gallery: integer()
      .unique()
      .references(() => galleries.id),
    /** Counts changes of what its owner says: who changes an older one is refused. */
    version: integer().notNull().default(1),
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
  /** Orders of goods of the last 180 days that came to an end or to a buyer, for the seller's part in it, and how many of them were in time. */
  goods_orders: integer().notNull().default(0),
  goods_on_time: integer().notNull().default(0),
  /** Bookings of others that were done, of each buyer some a month at most. */
  bookings_done: integer().notNull().default(0),
  /** First answers to those who wrote to the shop in the last 90 days, and the median of their time in minutes; null: there are none. */
  first_answers: integer().notNull().default(0),
  answer_minutes: integer(),
  /** Bookings of the last 180 days that were done, called off by the provider, or to which the provider did not come, and how many were done. */
  bookings_ended: integer().notNull().default(0),
  bookings_kept: integer().notNull().default(0),
  /** Refunds of the last 180 days that were owed for ten days or are sent, and how many were sent within ten days. */
  refunds_owed: integer().notNull().default(0),
  refunds_in_time: integer().notNull().default(0),
  computed_at: instant('computed_at').notNull().default(sql`now()`),
})

/** The trade licence that a shop has given staff to see, one at most. Another file is another row. */
export const trade_licences = pgTable(
  'trade_licences',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .unique()
      .references(() => seller_profiles.user_id, { onDelete: 'cascade' }),
    /** In the store of private files. */
    file_key: text().notNull().unique(),
    kind: text({ enum: ['pdf', 'image'] }).notNull(),
    bytes: integer().notNull(),
    /** Whether it has parts that do something by themselves. */
    is_active: boolean().notNull(),
    sent_at: instant('sent_at').notNull().default(sql`now()`),
    state: text({ enum: LICENCE_STATES }).notNull().default('waiting'),
    decided_at: instant('decided_at'),
    /** Who of the staff. */
    decided_by: integer().references(() => users.id),
    /** Why it was refused; its owner reads it. */
    reason: text(),
  },
  (t) => [
    check('trade_licences_decided', sql`(${t.state} = 'waiting') = (${t.decided_at} is null) and (${t.state} = 'refused') = (${t.reason} is not null)`),
    index('trade_licences_waiting').on(t.id).where(sql`state = 'waiting'`),
  ],
)
