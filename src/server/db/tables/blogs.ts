import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { COMMENT_STATES, HELD_REASONS, REPORT_REASONS } from '#contract/blogs/comments.ts'
import { LANGUAGES } from '#contract/core/languages.ts'
import { users } from './accounts.ts'
import { categories } from './categories.ts'
import { instant } from './instant.ts'
import { tsvector } from './search.ts'

/** Members who asked to write for the E-MAGAZINE, and what staff said. */
export const authors = pgTable(
  'authors',
  {
    user_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: ['asked', 'granted', 'refused'] }).notNull(),
    note: text().notNull().default(''),
    asked_at: instant('asked_at').notNull().default(sql`now()`),
    decided_at: instant('decided_at'),
  },
  (t) => [index('authors_by_state').on(t.state, t.asked_at, t.user_id)],
)

const written = {
  title: text().notNull(),
  /** One or two sentences, plain. */
  summary: text().notNull().default(''),
  tags: text().array().notNull().default(sql`'{}'`),
  /** Path under /media/, 960 wide. */
  thumbnail: text(),
  thumbnail_tone: integer().notNull().default(0),
  /** Sanitized HTML. */
  content: text().notNull(),
  /** The editor's own state, JSON; empty: the markup is all there is. Given to the author alone. */
  content_state: text().notNull().default(''),
  /** The same in the other language; empty: it is written in one. */
  second_title: text().notNull().default(''),
  second_summary: text().notNull().default(''),
  second_content: text().notNull().default(''),
  second_content_state: text().notNull().default(''),
}

/** Articles. What is public: `published_at` is not to come, and it is not withdrawn. */
export const blogs = pgTable(
  'blogs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    author: integer()
      .notNull()
      .references(() => users.id),
    ...written,
    category: integer().references(() => categories.id),
    /** That most of what is written first is written in. */
    language: text({ enum: LANGUAGES }).notNull(),
    reading_minutes: integer().notNull().default(1),
    /** Of the text in the other language; 0 where there is none. */
    second_reading_minutes: integer().notNull().default(0),
    /** Bytes that keeping it costs a phone: text and pictures, as they travel. */
    offline_bytes: integer().notNull().default(0),
    /** From when on it is public, also in the future; null: a draft. */
    published_at: instant('published_at'),
    is_withdrawn: boolean().notNull().default(false),
    is_featured: boolean().notNull().default(false),
    /** Comments and answers that are shown; code that changes one updates it in the same transaction. */
    comment_count: integer().notNull().default(0),
    /** The tags as they are compared: contract/blogs/blogs-filter.ts `tagKey`. */
    tag_keys: text().array().notNull().default(sql`'{}'`),
    search_words: tsvector().notNull(),
    version: integer().notNull().default(1),
    client_key: text(),
    created_at: instant('created_at').notNull().default(sql`now()`),
    updated_at: instant('updated_at').notNull().default(sql`now()`),
  },
  (t) => [
    unique('blogs_client_key').on(t.author, t.client_key),
    check('blogs_comments', sql`${t.comment_count} >= 0`),
    index('blogs_by_author').on(t.author, t.updated_at, t.id),
    index('blogs_by_publishing').on(t.published_at, t.id).where(sql`published_at is not null and not is_withdrawn`),
    index('blogs_by_category').on(t.category, t.published_at, t.id).where(sql`published_at is not null and not is_withdrawn`),
    index('blogs_featured').on(t.published_at, t.id).where(sql`is_featured and published_at is not null and not is_withdrawn`),
    index('blogs_by_tag').using('gin', t.tag_keys),
    index('blogs_by_words').using('gin', t.search_words).with({ fastupdate: false }),
  ],
)

/** What an article was before a change. */
export const blog_revisions = pgTable(
  'blog_revisions',
  {
    blog: integer()
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    ...written,
    saved_at: instant('saved_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.blog, t.version] })],
)

/** Comments on articles, and answers to them. */
export const comments = pgTable(
  'comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    blog: integer()
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
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
    /** SHA-256 of the key that the phone made up: names the request, and opens the comment to a writer without an account. */
    key_hash: text().notNull(),
    /** Keyed hash of where it came from, for the rules against floods; gone after a day. */
    sender: text(),
    /** Hash of the folded text, to see the same one again. */
    text_hash: text().notNull(),
    /** Answers that are shown. */
    reply_count: integer().notNull().default(0),
    /** Reports that staff have not settled. */
    report_count: integer().notNull().default(0),
    created_at: instant('created_at').notNull().default(sql`now()`),
    edited_at: instant('edited_at'),
  },
  (t) => [
    unique('comments_once').on(t.blog, t.key_hash),
    index('comments_shown').on(t.blog, t.created_at, t.id).where(sql`parent is null and state = 'shown'`),
    index('comments_of_comment').on(t.parent, t.created_at, t.id).where(sql`parent is not null`),
    index('comments_by_user').on(t.user_id, t.blog),
    index('comments_waiting').on(t.created_at, t.id).where(sql`state = 'held' or report_count > 0`),
    index('comments_removed').on(t.created_at, t.id).where(sql`state = 'removed'`),
    index('comments_by_sender').on(t.sender, t.created_at),
    index('comments_by_text').on(t.text_hash, t.created_at),
  ],
)

export const comment_reports = pgTable(
  'comment_reports',
  {
    comment: integer()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    /** Keyed hash of where it came from: one report each. */
    sender: text().notNull(),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    note: text().notNull().default(''),
    is_settled: boolean().notNull().default(false),
    at: instant('at').notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.comment, t.sender] })],
)
