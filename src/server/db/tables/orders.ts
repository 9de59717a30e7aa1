import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { event_tickets } from './events.ts'
import { purchases } from './purchases.ts'

/** The lines of purchases of tickets. */
export const event_order_items = pgTable(
  'event_order_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    purchase: integer()
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    event_ticket: integer()
      .notNull()
      .references(() => event_tickets.id),
    quantity: integer().notNull(),
    /** Of one ticket when it was ordered. */
    ticket_price: integer().notNull(),
    title: text().notNull(),
  },
  (t) => [unique('event_order_items_once').on(t.purchase, t.event_ticket), check('event_order_items_quantity', sql`${t.quantity} between 1 and 20`)],
)
