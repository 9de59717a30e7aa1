import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { NOTICE_KINDS } from '#contract/notices/notice-kinds.ts'
import { sessions, users } from './accounts.ts'
import { authors } from './blogs.ts'
import { conversations } from './conversations.ts'
import { events } from './events.ts'
import { instant } from './instant.ts'
import { job_alerts, job_applications, job_posts } from './jobs.ts'
import { event_messages } from './messages.ts'
import { purchases } from './purchases.ts'
import { silences } from './silences.ts'
import { comments } from './threads.ts'

/** What people are told in the app. */
export const notices = pgTable(
  'notices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: NOTICE_KINDS }).notNull(),
    /** What it is about is one of these: an order, an application, a job of one's own, an alert, a comment of one's own, an event of one's own, whether one may write, a conversation, a silence. */
    purchase: integer().references(() => purchases.id, { onDelete: 'cascade' }),
    job_application: integer().references(() => job_applications.id, { onDelete: 'cascade' }),
    job_post: integer().references(() => job_posts.id, { onDelete: 'cascade' }),
    job_alert: integer().references(() => job_alerts.id, { onDelete: 'cascade' }),
    comment: integer().references(() => comments.id, { onDelete: 'cascade' }),
    /** Whose tickets were sold. */
    event: integer().references(() => events.id, { onDelete: 'cascade' }),
    /** Who asked to write. */
    author: integer().references(() => authors.user_id, { onDelete: 'cascade' }),
    /** In which its reader was written to. */
    conversation: integer().references(() => conversations.id, { onDelete: 'cascade' }),
    /** Any other noun that has pages (`contract/resources.ts`), and which of its items: nouns that come need no column of their own here. Of reviews what they are about, or one's own that was answered. */
    about_noun: text(),
    about: integer(),
    /** Of the person who is told. */
    silence: integer().references(() => silences.id, { onDelete: 'cascade' }),
    /** What was so when it was told: the state of a decision, how many applied or match, one of the jobs; of sales and messages, when phones ring; what is to be reviewed, or which reviews there are. */
    details: jsonb()
      .$type<{
        state?: string
        count?: number
        job_post_id?: number
        title?: string
        subject?: string
        reason?: string
        rings_at?: string
        of?: string
        reviews?: number[]
      }>()
      .notNull()
      .default({}),
    /** What a seller wrote; null of all other kinds. */
    message: integer().references(() => event_messages.id, { onDelete: 'cascade' }),
    created_at: instant('created_at').notNull().default(sql`now()`),
    read_at: instant('read_at'),
  },
  (t) => [
    uniqueIndex('notices_once').on(t.purchase, t.kind).where(sql`message is null`),
    uniqueIndex('notices_of_message').on(t.purchase, t.message).where(sql`message is not null`),
    check(
      'notices_about',
      sql`num_nonnulls(${t.purchase}, ${t.job_application}, ${t.job_post}, ${t.job_alert}, ${t.comment}, ${t.event}, ${t.author}, ${t.conversation}, ${t.silence}, ${t.about}) = 1 and (${t.about_noun} is null) = (${t.about} is null)`,
    ),
    index('notices_by_user').on(t.user_id, t.id),
    index('notices_by_application').on(t.job_application),
    index('notices_by_job').on(t.job_post),
    index('notices_by_alert').on(t.job_alert),
    index('notices_by_comment').on(t.comment),
    index('notices_by_event').on(t.event).where(sql`event is not null`),
    index('notices_by_conversation').on(t.conversation).where(sql`conversation is not null`),
    index('notices_by_about').on(t.about_noun, t.about).where(sql`about is not null`),
    index('notices_by_silence').on(t.silence).where(sql`silence is not null`),
    index('notices_by_author').on(t.author).where(sql`author is not null`),
  ],
)

/** Which answers a notice of `replies` is about: each answer is told of once. */
export const notice_replies = pgTable(
  'notice_replies',
  {
    comment: integer()
      .primaryKey()
      .references(() => comments.id, { onDelete: 'cascade' }),
    notice: integer()
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
  },
  (t) => [index('notice_replies_by_notice').on(t.notice)],
)

/** Which orders a notice of sales is about: each order is told of once. */
export const notice_sales = pgTable(
  'notice_sales',
  {
    purchase: integer()
      .primaryKey()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    notice: integer()
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
  },
  (t) => [index('notice_sales_by_notice').on(t.notice)],
)

/** Browsers that want to be told. Each goes with the session in which it was subscribed, wherever that is ended. @see RFC 8030 */
export const push_subscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    session_id: text()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text({ enum: ['en', 'bn'] }).notNull(),
    created_at: instant('created_at').notNull().default(sql`now()`),
    /** In a row. */
    failures: integer().notNull().default(0),
  },
  (t) => [index('push_subscriptions_by_user').on(t.user_id), index('push_subscriptions_by_session').on(t.session_id)],
)

/** Messages that are still to be sent: written with the notice, gone when the push service has taken them or is not asked any more. */
export const push_messages = pgTable(
  'push_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    notice: integer()
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    subscription: integer()
      .notNull()
      .references(() => push_subscriptions.id, { onDelete: 'cascade' }),
    due_at: instant('due_at').notNull().default(sql`now()`),
    tries: integer().notNull().default(0),
  },
  (t) => [
    unique('push_messages_once').on(t.notice, t.subscription),
    index('push_messages_due').on(t.due_at),
    index('push_messages_by_subscription').on(t.subscription),
  ],
)

/** The key pair under which messages are sent: one for the life of the service. The private half is sealed with the secret of the app. */
export const push_keys = pgTable('push_keys', {
  id: integer().primaryKey().default(1),
  public_key: text().notNull(),
  sealed: text().notNull(),
})
