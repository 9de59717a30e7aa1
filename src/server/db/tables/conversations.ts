import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { CONVERSATION_KINDS, CONVERSATION_SIDES } from '#contract/conversations/conversation-rules.ts'
import { users } from './accounts.ts'
import { events } from './events.ts'
import { instant } from './instant.ts'
import { job_applications } from './jobs.ts'
import { purchases } from './purchases.ts'

/** What two sides write to each other about one thing: a row begins with its first message. */
export const conversations = pgTable(
  'conversations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: CONVERSATION_KINDS }).notNull(),
    event: integer().references(() => events.id, { onDelete: 'cascade' }),
    /** Of `order`, and of `support` where it is about one. */
    purchase: integer().references(() => purchases.id, { onDelete: 'cascade' }),
    job_application: integer().references(() => job_applications.id, { onDelete: 'cascade' }),
    asker: integer()
      .notNull()
      .references(() => users.id),
    /** Who wrote first. */
    begun_by: integer()
      .notNull()
      .references(() => users.id),
    /** Since when the answering side owes an answer; null: it does not. */
    waiting_since: instant('waiting_since'),
    created_at: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('conversations_of_event').on(t.event, t.asker).where(sql`kind = 'event'`),
    uniqueIndex('conversations_of_order').on(t.purchase).where(sql`kind = 'order'`),
    uniqueIndex('conversations_of_application').on(t.job_application).where(sql`kind = 'application'`),
    uniqueIndex('conversations_of_support').on(t.asker, sql`coalesce(purchase, 0)`).where(sql`kind = 'support'`),
    // Conversations that an account begins in a day.
    index('conversations_by_beginner').on(t.begun_by, t.created_at),
    // What staff owe an answer.
    index('conversations_waiting').on(t.waiting_since).where(sql`kind = 'support' and waiting_since is not null`),
    index('conversations_about_order').on(t.purchase).where(sql`purchase is not null`),
    check(
      'conversations_about',
      sql`case kind
        when 'event' then event is not null and purchase is null and job_application is null
        when 'order' then purchase is not null and event is null and job_application is null
        when 'application' then job_application is not null and event is null and purchase is null
        else event is null and job_application is null end`,
    ),
  ],
)

/**
 * A conversation as one of its sides has it. Written under the lock of its conversation's row, so that what is counted here holds.
 * The answering side of `support` belongs to no account: to all staff together.
 */
export const conversation_sides = pgTable(
  'conversation_sides',
  {
    conversation: integer()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    side: text({ enum: CONVERSATION_SIDES }).notNull(),
    user_id: integer().references(() => users.id),
    /** The latest message of either side: lists are in this order. */
    last_message: integer().notNull(),
    /** Messages up to this one were read. */
    read_to: integer().notNull().default(0),
    /** Messages of the other side after that. */
    unread: integer().notNull().default(0),
    /** Messages up to this one were mailed, or were not to be. */
    mailed_to: integer().notNull().default(0),
    /** When what is unread is mailed; null: nothing is. While a process sends it: when another one would. */
    mail_due_at: instant('mail_due_at'),
    /** Of the mail that is due. */
    mail_tries: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.conversation, t.side] }),
    index('conversation_sides_by_user').on(t.user_id, t.last_message),
    index('conversation_sides_unread').on(t.user_id, t.last_message).where(sql`unread > 0`),
    index('conversation_sides_of_staff').on(t.last_message).where(sql`user_id is null`),
    index('conversation_sides_mail_due').on(t.mail_due_at).where(sql`mail_due_at is not null`),
  ],
)

/** What was written. A message that was removed stays as a row without its text and picture. */
export const conversation_messages = pgTable(
  'conversation_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    conversation: integer()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Which of staff, where the answering side of `support` wrote it: they alone know. */
    sender: integer()
      .notNull()
      .references(() => users.id),
    side: text({ enum: CONVERSATION_SIDES }).notNull(),
    text: text().notNull(),
    /** In the store of private files; null: there is no picture. */
    picture_key: text().unique(),
    picture_width: integer(),
    picture_height: integer(),
    picture_bytes: integer(),
    /** An employer's invitation to an interview: when, and where; null and empty: it is none. */
    meets_at: instant('meets_at'),
    meets_where: text().notNull().default(''),
    created_at: instant('created_at').notNull().default(sql`now()`),
    removed_at: instant('removed_at'),
  },
  (t) => [
    check('conversation_messages_picture', sql`num_nulls(${t.picture_key}, ${t.picture_width}, ${t.picture_height}, ${t.picture_bytes}) in (0, 4)`),
    check('conversation_messages_meeting', sql`${t.meets_where} = '' or ${t.meets_at} is not null`),
    index('conversation_messages_by_conversation').on(t.conversation, t.id),
    // Messages of an account in a day.
    index('conversation_messages_by_sender').on(t.sender, t.created_at),
  ],
)
