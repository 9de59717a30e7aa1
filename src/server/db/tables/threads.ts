import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { COMMENT_STATES, HELD_REASONS } from '#contract/threads/comments.ts'
import { REACTIONS } from '#contract/threads/reactions.ts'
import { users } from './accounts.ts'
import { instant } from './instant.ts'

/** What readers say of one thing, and how they liked it. It knows nothing of what it is about: that has its number. */
export const threads = pgTable(
  'threads',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Comments and answers that are shown; code that changes one updates it in the same transaction. */
    comment_count: integer().notNull().default(0),
    /** How often each of five reactions was given. */
    reactions: integer().array().notNull().default(sql`'{0,0,0,0,0}'`),
  },
  (t) => [check('threads_comments', sql`${t.comment_count} >= 0`), check('threads_reactions', sql`cardinality(${t.reactions}) = 5`)],
)

/**
 * The thread of a row, opened with it by the database. Its table has a trigger too, `ends_thread`, by which the thread goes with the row: see the
 * migration that added it to articles.
 */
export const threadColumn = () =>
  integer()
    .notNull()
    .unique()
    .default(sql`open_thread()`)
    .references(() => threads.id)

/** Comments, and answers to them. */
export const comments = pgTable(
  'comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    thread: integer()
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    /** The comment it answers. Answers have none. */
    parent: integer(),
    /** Null: written without an account. */
    user_id: integer().references(() => users.id),
    author: text().notNull(),
    /** Never shown. */
    email: text().notNull(),
    text: text().notNull(),
    state: text({ enum: COMMENT_STATES }).notNull(),
    held_reason: text({ enum: HELD_REASONS }),
    /** It was hidden before it became what it is: what staff removed then is hidden again when they restore it. */
    was_hidden: boolean().notNull().default(false),
    /** SHA-256 of the key that the phone made up: names the request, and opens the comment to a writer without an account. */
    key_hash: text().notNull(),
    /** Answers that are shown. */
    reply_count: integer().notNull().default(0),
    created_at: instant('created_at').notNull().default(sql`now()`),
    edited_at: instant('edited_at'),
  },
  (t) => [
    unique('comments_once').on(t.thread, t.key_hash),
    index('comments_shown').on(t.thread, t.created_at, t.id).where(sql`parent is null and state = 'shown'`),
    index('comments_of_comment').on(t.parent, t.created_at, t.id).where(sql`parent is not null`),
    index('comments_by_user').on(t.user_id, t.thread),
  ],
)

/** How one person likes what a thread is about: the last wish, also to take it back. Counted in `threads` in the same transaction. */
export const reactions = pgTable(
  'reactions',
  {
    thread: integer()
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: taken back. */
    kind: text({ enum: REACTIONS }),
    at: instant('at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.thread, t.user_id] }),
    index('reactions_of_user').on(t.user_id, t.at),
    index('reactions_of_thread').on(t.thread, t.at).where(sql`kind is not null`),
  ],
)
