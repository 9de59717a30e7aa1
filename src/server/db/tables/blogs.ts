import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#contract/core/languages.ts'
import { users } from './accounts.ts'
import { categories } from './categories.ts'
import { instant } from './instant.ts'
import { tsvector } from './search.ts'
import { takenOffAlone } from './taken-off.ts'
import { threadColumn } from './threads.ts'

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
    /** By staff: then it is withdrawn as well. */
    ...takenOffAlone(),
    is_featured: boolean().notNull().default(false),
    thread: threadColumn(),
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
