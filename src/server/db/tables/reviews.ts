import { type SQL, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { REVIEW_ABOUT, REVIEW_STATES } from '#contract/reviews/review-fields.ts'
import { HELD_REASONS } from '#contract/threads/comments.ts'
import { users } from './accounts.ts'
import { galleries } from './galleries.ts'
import { instant } from './instant.ts'
import { purchases } from './purchases.ts'

/** What people say of what they bought or where they were. What that is only its noun knows: here it has a kind and a number. */
export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    about: text({ enum: REVIEW_ABOUT }).notNull(),
    /** In the table of its noun. */
    subject: integer().notNull(),
    /** Whose that is: who may answer. */
    owner: integer()
      .notNull()
      .references(() => users.id),
    writer: integer()
      .notNull()
      .references(() => users.id),
    /** By which its writer bought it, or was let in; null of a service, which `once` names the booking of. */
    purchase: integer().references(() => purchases.id),
    /** What can have one review: of an event each of its visitors, of others a line or a booking. */
    once: text().notNull(),
    /** The name of its writer when it was written. */
    author: text().notNull(),
    stars: integer().notNull(),
    text: text().notNull(),
    /** Pictures of the writer; null: there never were any. */
    gallery: integer()
      .unique()
      .references(() => galleries.id),
    /** Of the owner; null: none. */
    answer: text(),
    answered_at: instant('answered_at'),
    state: text({ enum: REVIEW_STATES }).notNull(),
    held_reason: text({ enum: HELD_REASONS }),
    /** Of the phone that sent it: the same again is the same review. */
    client_key: text().notNull(),
    created_at: instant('created_at').notNull().default(sql`now()`),
    edited_at: instant('edited_at'),
  },
  (t) => [
    unique('reviews_once').on(t.about, t.subject, t.once),
    check('reviews_stars', sql`${t.stars} between 1 and 5`),
    check('reviews_answer', sql`(${t.answer} is null) = (${t.answered_at} is null)`),
    index('reviews_shown').on(t.about, t.subject, t.created_at, t.id).where(sql`state = 'shown'`),
    index('reviews_of_stars').on(t.about, t.subject, t.stars, t.created_at, t.id).where(sql`state = 'shown'`),
    index('reviews_by_writer').on(t.writer, t.id),
    index('reviews_by_owner').on(t.owner, t.id),
    index('reviews_by_purchase').on(t.purchase),
  ],
)

/** Sums of what is counted below. */
const added = (weigh: (star: number) => number): SQL => sql.raw([1, 2, 3, 4, 5].map((star) => `stars[${star}] * ${weigh(star)}`).join(' + '))

/** What the reviews that are shown come to: of each thing, and of all things of one owner. Code that changes a review updates both in the same transaction. */
export const review_facts = pgTable(
  'review_facts',
  {
    about: text({ enum: [...REVIEW_ABOUT, 'owner'] }).notNull(),
    /** Of `owner` a user id. */
    subject: integer().notNull(),
    /** How many have one star, two, and so on to five. */
    stars: integer().array().notNull().default(sql`'{0,0,0,0,0}'`),
    count: integer()
      .notNull()
      .generatedAlwaysAs(added(() => 1)),
    stars_sum: integer()
      .notNull()
      .generatedAlwaysAs(added((star) => star)),
  },
  (t) => [primaryKey({ columns: [t.about, t.subject] }), check('review_facts_stars', sql`cardinality(${t.stars}) = 5 and 0 <= all(${t.stars})`)],
)
