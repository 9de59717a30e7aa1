import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { event_tickets, events } from './events.ts'
import { instant } from './instant.ts'
import { purchases } from './purchases.ts'

/** What sellers write to the holders of tickets. */
export const event_messages = pgTable(
  'event_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    event: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** To holders of this kind alone; null: to all holders. */
    event_ticket: integer().references(() => event_tickets.id),
    text: text().notNull(),
    client_key: text().notNull(),
    created_at: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [unique('event_messages_client_key').on(t.event, t.client_key), index('event_messages_by_event').on(t.event, t.id)],
)

/** The orders that a message goes to, and whether their buyers were told. */
export const event_message_orders = pgTable(
  'event_message_orders',
  {
    message: integer()
      .notNull()
      .references(() => event_messages.id, { onDelete: 'cascade' }),
    purchase: integer()
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    /** Null when it is done with. */
    due_at: instant('due_at').default(sql`now()`),
    tries: integer().notNull().default(0),
    done_at: instant('done_at'),
  },
  (t) => [primaryKey({ columns: [t.message, t.purchase] }), index('event_message_orders_due').on(t.due_at).where(sql`due_at is not null`)],
)
