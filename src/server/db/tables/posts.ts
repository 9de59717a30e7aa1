import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#contract/core/languages.ts'
import { FEEDS } from '#contract/posts/feeds.ts'
import { POST_HELD_REASONS, POST_STATES } from '#contract/posts/post-limits.ts'
import { users } from './accounts.ts'
import { blogs } from './blogs.ts'
import { events } from './events.ts'
import { galleries } from './galleries.ts'
import { instant } from './instant.ts'
import { job_posts } from './jobs.ts'
import { tsvector } from './search.ts'
import { services } from './services.ts'
import { threadColumn } from './threads.ts'

/** What members show and say in the feed. A post has words, or pictures, or both. */
export const posts = pgTable(
  'posts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    author: integer()
      .notNull()
      .references(() => users.id),
    /** Its comments and reactions. */
    thread: threadColumn(),
    /** Null: it has no pictures. */
    gallery: integer()
      .unique()
      .references(() => galleries.id),
    /** Plain text. */
    text: text().notNull().default(''),
    /** Address of a film on one of the listed hosts. */
    film: text(),
    /** The one thing of this market whose link stands in the text: shown as a card. */
    about_event: integer().references(() => events.id, { onDelete: 'set null' }),
    about_service: integer().references(() => services.id, { onDelete: 'set null' }),
    about_job: integer().references(() => job_posts.id, { onDelete: 'set null' }),
    about_blog: integer().references(() => blogs.id, { onDelete: 'set null' }),
    /** That most of it is written in. */
    language: text({ enum: LANGUAGES }).notNull(),
    /** As they were written, without the sign. */
    tags: text().array().notNull().default(sql`'{}'`),
    /** The same as they are compared: `tagKey` of contract/posts/post-tags.ts. */
    tag_keys: text().array().notNull().default(sql`'{}'`),
    state: text({ enum: POST_STATES }).notNull().default('shown'),
    /** By which rule it is, or was, held. */
    held_reason: text({ enum: POST_HELD_REASONS }),
    /** Its author lets no further comment be written. */
    comments_closed: boolean().notNull().default(false),
    published_at: instant('published_at').notNull().default(sql`now()`),
    edited_at: instant('edited_at'),
    /** Made up by the phone: the same again is the same post. */
    client_key: text(),
    version: integer().notNull().default(1),
    search_words: tsvector().notNull().default(sql`''`),
  },
  (t) => [
    unique('posts_once').on(t.author, t.client_key),
    check('posts_about_one', sql`num_nonnulls(${t.about_event}, ${t.about_service}, ${t.about_job}, ${t.about_blog}) <= 1`),
    index('posts_by_time').on(t.published_at, t.id).where(sql`state = 'shown'`),
    index('posts_of_author').on(t.author, t.published_at, t.id).where(sql`state = 'shown'`),
    index('posts_own').on(t.author, t.id),
    index('posts_by_tag').using('gin', t.tag_keys).with({ fastupdate: false }),
    index('posts_by_words').using('gin', t.search_words).with({ fastupdate: false }),
    index('posts_about_event').on(t.about_event).where(sql`about_event is not null`),
    index('posts_about_service').on(t.about_service).where(sql`about_service is not null`),
    index('posts_about_job').on(t.about_job).where(sql`about_job is not null`),
    index('posts_about_blog').on(t.about_blog).where(sql`about_blog is not null`),
  ],
)

/** What a post said before it was edited; for staff alone. */
export const post_revisions = pgTable(
  'post_revisions',
  {
    post: integer()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    text: text().notNull(),
    film: text(),
    saved_at: instant('saved_at').notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.post, t.version] })],
)

/** Where a reader stopped in a feed, for their other phones. */
export const feed_markers = pgTable(
  'feed_markers',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    feed: text({ enum: FEEDS }).notNull(),
    /** By its number: it may be gone. */
    post: integer().notNull(),
    /** When that post was published, so that the place is known without it. */
    published_at: instant('published_at').notNull(),
    /** When the reader was there, by the service's clock. */
    at: instant('at').notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.feed] })],
)
