import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { NOTICE_KINDS } from '#contract/notice-kinds.ts'
import { users } from './accounts.ts'
import { instant } from './instant.ts'
import { event_orders } from './orders.ts'

/** What people are told in the app. */
export const notices = pgTable(
  'notices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: NOTICE_KINDS }).notNull(),
    event_order: integer()
      .notNull()
      .references(() => event_orders.id, { onDelete: 'cascade' }),
    created_at: instant('created_at').notNull().default(sql`now()`),
    read_at: instant('read_at'),
  },
  (t) => [unique('notices_once').on(t.event_order, t.kind), index('notices_by_user').on(t.user_id, t.id)],
)

/** Browsers that want to be told. @see RFC 8030 */
export const push_subscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text({ enum: ['en', 'bn'] }).notNull(),
    created_at: instant('created_at').notNull().default(sql`now()`),
    failures: integer().notNull().default(0),
  },
  (t) => [index('push_subscriptions_by_user').on(t.user_id)],
)

/** The key pair under which messages are sent: one for the life of the service. The private half is sealed with the secret of the app. */
export const push_keys = pgTable('push_keys', {
  id: integer().primaryKey().default(1),
  public_key: text().notNull(),
  sealed: text().notNull(),
})
