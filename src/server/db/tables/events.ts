import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { TICKET_ENTRIES } from '#contract/events/event-days.ts'
import { users } from './accounts.ts'
import { categories } from './categories.ts'
import { faq_lists } from './faqs.ts'
import { galleries } from './galleries.ts'
import { instant } from './instant.ts'
import { tsvector } from './search.ts'
import { takenOff } from './taken-off.ts'

export const event_categories = pgTable('event_categories', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
  title_bn: text().notNull(),
  /** Of the market, to which these events belong. */
  category: integer().references(() => categories.id),
})

export const event_subcategories = pgTable('event_subcategories', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
  title_bn: text().notNull(),
  event_category: integer()
    .notNull()
    .references(() => event_categories.id),
})

export const event_subsubcategories = pgTable('event_subsubcategories', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
  title_bn: text().notNull(),
  event_subcategory: integer()
    .notNull()
    .references(() => event_subcategories.id),
})

/**
 * Events. `price` and `seats` are those of the card: the lowest ticket price, and the seats that can still be had over all tickets;
 * code that changes a ticket updates them in the same transaction.
 */
export const events = pgTable(
  'events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    seller: integer()
      .notNull()
      .references(() => users.id),
    title: text().notNull(),
    /** In the other language; empty: none. */
    second_title: text().notNull().default(''),
    price: integer().notNull(),
    seats: integer().notNull(),
    /** Seats in all, as the seller says; null: as many as there are tickets. */
    capacity: integer(),
    from_time: instant('from_time').notNull(),
    to_time: instant('to_time').notNull(),
    type: text({ enum: ['Online', 'Offline'] }).notNull(),
    link: text(),
    location: text(),
    /** Sanitized HTML. */
    description: text().notNull(),
    terms_and_condition: text().notNull().default(''),
    /** The editor's own state of both texts, JSON; empty: the markup is all there is. Given to the seller alone. */
    description_state: text().notNull().default(''),
    terms_state: text().notNull().default(''),
    /** The description in the other language. */
    second_description: text().notNull().default(''),
    second_description_state: text().notNull().default(''),
    /** Path under /media/, 960 wide. */
    thumbnail: text(),
    thumbnail_tone: integer().notNull().default(0),
    /** Further pictures; null: there never were any. */
    gallery: integer()
      .unique()
      .references(() => galleries.id),
    /** Questions and answers; null, or none in it, means the five default ones. */
    faq_list: integer()
      .unique()
      .references(() => faq_lists.id),
    is_active: boolean().notNull().default(true),
    event_status: text().notNull().default('Upcoming'),
    is_featured: boolean().notNull().default(true),
    /** When it was first public; null: never. */
    published_at: instant('published_at').default(sql`now()`),
    called_off_at: instant('called_off_at'),
    called_off_reason: text(),
    /** By staff: then it is called off too, unless it was over. */
    ...takenOff(),
    /** Goes up with every change by the seller; orders leave it alone. */
    version: integer().notNull().default(1),
    /** Of the phone that posted it: the same again is the same event. */
    client_key: text(),
    event_category: integer().references(() => event_categories.id),
    event_subcategory: integer().references(() => event_subcategories.id),
    event_subsubcategory: integer().references(() => event_subsubcategories.id),
    /** Folded words of title, place and seller, and marks of how they sound. Migration 0013 has the database know how often 10,000 of them are met: see `job_posts`. */
    search_words: tsvector().notNull(),
    /** Folded words of the place; empty for Online events. */
    place_words: tsvector().notNull(),
    created_at: instant('created_at').notNull().default(sql`now()`),
    updated_at: instant('updated_at').notNull().default(sql`now()`),
  },
  (t) => [
    check('events_price', sql`${t.price} >= 0`),
    check('events_seats', sql`${t.seats} >= 0`),
    check('events_times', sql`${t.to_time} >= ${t.from_time}`),
    // Keyset pages: every sort has an index of its own direction, ties by id (a plain index serves both directions).
    index('events_by_start').on(t.from_time, t.id).where(sql`is_active`),
    index('events_by_price').on(t.price, t.id).where(sql`is_active`),
    index('events_by_category').on(t.event_category, t.from_time, t.id).where(sql`is_active`),
    index('events_by_subcategory').on(t.event_subcategory, t.from_time, t.id).where(sql`is_active`),
    index('events_by_subsubcategory').on(t.event_subsubcategory, t.from_time, t.id).where(sql`is_active`),
    index('events_by_seller').on(t.seller, t.id),
    unique('events_client_key').on(t.seller, t.client_key),
    // Whose money is still to go back.
    index('events_called_off').on(t.id).where(sql`called_off_at is not null`),
    // What is running at a moment or on a day.
    index('events_by_span').using('gist', sql`tstzrange(from_time, to_time, '[]')`).where(sql`is_active`),
    index('events_by_words').using('gin', t.search_words),
    index('events_by_place').using('gin', t.place_words),
  ],
)

export const event_tickets = pgTable(
  'event_tickets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    event: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    price: integer().notNull(),
    /** Seats left of `capacity`. */
    seats: integer().notNull(),
    capacity: integer().notNull(),
    description: text().notNull().default(''),
    /** Sale window; null is open on that side. */
    from: instant('from'),
    to: instant('to'),
    per_order_limit: integer().notNull().default(10),
    position: integer().notNull().default(0),
    /** Its seller has stopped the sale. */
    is_closed: boolean().notNull().default(false),
    entry: text({ enum: TICKET_ENTRIES }).notNull().default('each-day'),
    /** Numbers of the days of the event on which it enters; none: all. */
    days: integer().array().notNull().default(sql`'{}'`),
    version: integer().notNull().default(1),
    client_key: text(),
  },
  (t) => [
    unique('event_tickets_client_key').on(t.event, t.client_key),
    index('event_tickets_by_event').on(t.event, t.id),
    check('event_tickets_seats', sql`${t.seats} >= 0 and ${t.seats} <= ${t.capacity}`),
    check('event_tickets_price', sql`${t.price} >= 0`),
  ],
)

/** How often the page of an event was looked at, by Dhaka's day; not by which visitor. */
export const event_views = pgTable(
  'event_views',
  {
    event: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    views: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.event, t.day] })],
)
