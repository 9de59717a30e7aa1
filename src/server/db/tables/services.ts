import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Hours } from '#contract/services/hours.ts'
import { CANCEL_HOURS, SERVICE_PAYMENTS, SERVICE_PLACES, SERVICE_PRICINGS, SERVICE_STEPS } from '#contract/services/service-limits.ts'
import { users } from './accounts.ts'
import { categories } from './categories.ts'
import { faq_lists } from './faqs.ts'
import { galleries } from './galleries.ts'
import { instant } from './instant.ts'
import { tsvector } from './search.ts'
import { takenOffAlone } from './taken-off.ts'

/** Two levels in one tree. */
export const service_categories = pgTable(
  'service_categories',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    parent: integer().references((): AnyPgColumn => service_categories.id),
    title: text().notNull(),
    title_bn: text().notNull(),
    /** Of the highest level: the category of the market to which these services belong. */
    category: integer().references(() => categories.id),
  },
  (t) => [unique('service_categories_titles').on(t.parent, t.title).nullsNotDistinct()],
)

/** Who does what a seller offers. The seller is one of them: made when the team is first needed. */
export const team_members = pgTable(
  'team_members',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    seller: integer()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    role: text().notNull().default(''),
    /** Path under /media/. */
    picture: text(),
    is_owner: boolean().notNull().default(false),
    is_bookable: boolean().notNull().default(true),
    client_key: text(),
    created_at: instant('created_at').notNull().default(sql`now()`),
    /** Who was removed stays for the bookings that name them; also when their seller has left, without a name. */
    removed_at: instant('removed_at'),
  },
  (t) => [
    unique('team_members_once').on(t.seller, t.client_key),
    uniqueIndex('team_members_owner').on(t.seller).where(sql`is_owner`),
    index('team_members_of_seller').on(t.seller, t.id),
  ],
)

/**
 * Hours: one row of a seller for all members, and one of each member; `hours` of a member that are null are those of all. Who books reads both rows FOR
 * SHARE, who changes hours takes the row FOR UPDATE: nothing is booked outside of the hours that stand at commit.
 */
export const calendars = pgTable(
  'calendars',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    seller: integer()
      .notNull()
      .references(() => users.id),
    member: integer()
      .unique()
      .references(() => team_members.id, { onDelete: 'cascade' }),
    hours: jsonb().$type<Hours>(),
    /** Goes up with every change by the seller; 0: nothing was saved yet. */
    version: integer().notNull().default(0),
    updated_at: instant('updated_at').notNull().default(sql`now()`),
  },
  (t) => [uniqueIndex('calendars_of_seller').on(t.seller).where(sql`member is null`), index('calendars_by_seller').on(t.seller, t.id)],
)

/**
 * What a seller does for others. `next_free_at` and `free_days` are what lists say of its free times: rounds keep them true (`free_time_tasks`, and when
 * `free_stale_at` is past). What is public: active and not taken off, of a shop that may sell.
 */
export const services = pgTable(
  'services',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    seller: integer()
      .notNull()
      .references(() => users.id),
    title: text().notNull(),
    /** Title and description in the other language; empty: none. */
    second_title: text().notNull().default(''),
    /** Sanitized HTML. */
    description: text().notNull(),
    /** The editor's own state, JSON; empty: the markup is all there is. Given to the seller alone. */
    description_state: text().notNull().default(''),
    second_description: text().notNull().default(''),
    second_description_state: text().notNull().default(''),
    place: text({ enum: SERVICE_PLACES }).notNull(),
    /** Names of districts to which the provider comes; none: all of Bangladesh. */
    districts: text().array().notNull().default(sql`'{}'`),
    /** Where the buyer comes to; empty elsewhere. */
    at_district: text().notNull().default(''),
    at_area: text().notNull().default(''),
    at_line: text().notNull().default(''),
    directions: text().notNull().default(''),
    /** Where it is done online; empty elsewhere. */
    link: text().notNull().default(''),
    pricing: text({ enum: SERVICE_PRICINGS }).notNull(),
    /** Whole taka; 0 of a quote. */
    price: integer().notNull(),
    hours_least: integer().notNull().default(1),
    hours_most: integer().notNull().default(4),
    /** Minutes, as the pauses. */
    duration: integer().notNull(),
    step: text({ enum: SERVICE_STEPS }).notNull(),
    seats: integer().notNull().default(1),
    pause_before: integer().notNull().default(0),
    pause_after: integer().notNull().default(0),
    notice_hours: integer().notNull().default(2),
    horizon_days: integer().notNull().default(60),
    is_instant: boolean().notNull().default(false),
    answer_hours: integer().notNull().default(12),
    payment: text({ enum: SERVICE_PAYMENTS }).notNull().default('after'),
    advance_percent: integer().notNull().default(10),
    cancel_hours: text({ enum: CANCEL_HOURS }).notNull().default('24'),
    /** First picture of the gallery: path under /media/, 960 wide. */
    thumbnail: text(),
    thumbnail_tone: integer().notNull().default(0),
    gallery: integer()
      .unique()
      .references(() => galleries.id),
    faqs: integer()
      .unique()
      .references(() => faq_lists.id),
    service_category: integer()
      .notNull()
      .references(() => service_categories.id),
    service_subcategory: integer()
      .notNull()
      .references(() => service_categories.id),
    is_active: boolean().notNull().default(true),
    /** When it was first public; null: never. */
    published_at: instant('published_at'),
    /** By staff: then it is not active as well. */
    ...takenOffAlone(),
    /** The next time that can be asked for, and the days of the next fourteen with such; null and none: none is known. */
    next_free_at: instant('next_free_at'),
    free_days: date().array().notNull().default(sql`'{}'`),
    /** When both are to be looked at again at the latest. */
    free_stale_at: instant('free_stale_at').notNull().default(sql`now()`),
    /** Goes up with every change by the seller; bookings leave it alone. */
    version: integer().notNull().default(1),
    client_key: text(),
    /** Folded words of both titles, seller, places and categories, and marks of how they sound. */
    search_words: tsvector().notNull(),
    created_at: instant('created_at').notNull().default(sql`now()`),
    updated_at: instant('updated_at').notNull().default(sql`now()`),
  },
  (t) => [
    check('services_price', sql`${t.price} >= 0 and (${t.pricing} <> 'quote' or ${t.price} = 0)`),
    check('services_hours', sql`${t.hours_least} between 1 and ${t.hours_most} and ${t.hours_most} <= 12`),
    check('services_times', sql`${t.duration} between 15 and 720 and ${t.pause_before} between 0 and 240 and ${t.pause_after} between 0 and 240`),
    check('services_seats', sql`${t.seats} between 1 and 50 and (${t.seats} = 1 or ${t.pricing} = 'fixed')`),
    check('services_instant', sql`not ${t.is_instant} or ${t.pricing} <> 'quote'`),
    unique('services_client_key').on(t.seller, t.client_key),
    index('services_by_seller').on(t.seller, t.id),
    // Keyset pages over what is public: every sort has an index, ties by id.
    index('services_by_free').on(sql`coalesce(next_free_at, '9999-01-01 00:00:00+00'::timestamptz)`, t.id).where(sql`is_active`),
    index('services_by_posting').on(t.published_at, t.id).where(sql`is_active`),
    index('services_by_price').on(sql`(case when pricing = 'quote' then 500001 else price end)`, t.id).where(sql`is_active`),
    index('services_by_category').on(t.service_category, sql`coalesce(next_free_at, '9999-01-01 00:00:00+00'::timestamptz)`, t.id).where(sql`is_active`),
    index('services_of_seller').on(t.seller, t.published_at, t.id).where(sql`is_active`),
    index('services_by_days').using('gin', t.free_days).with({ fastupdate: false }),
    index('services_by_words').using('gin', t.search_words).with({ fastupdate: false }),
    index('services_free_due').on(t.free_stale_at).where(sql`is_active`),
  ],
)

/** Which members do a service. */
export const service_members = pgTable(
  'service_members',
  {
    service: integer()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    member: integer()
      .notNull()
      .references(() => team_members.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.service, t.member] }), index('service_members_of_member').on(t.member)],
)

/** Sellers whose free times have changed: rows are added by whoever changes them, and taken by the rounds that look at the lists again. Nobody waits for another. */
export const free_time_tasks = pgTable('free_time_tasks', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  seller: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
})
