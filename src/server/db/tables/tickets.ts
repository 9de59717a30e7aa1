import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { TICKET_STATES } from '#contract/events/ticket-rules.ts'
import { event_tickets, events } from './events.ts'
import { instant } from './instant.ts'
import { event_order_items } from './orders.ts'
import { purchases } from './purchases.ts'

/** Every ticket there ever was: passing one on ends it and makes another one for the same seat. */
export const tickets = pgTable(
  'tickets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Which seat of its line, from 1. */
    seat: integer().notNull(),
    purchase: integer()
      .notNull()
      .references(() => purchases.id),
    event_order_item: integer()
      .notNull()
      .references(() => event_order_items.id),
    event: integer()
      .notNull()
      .references(() => events.id),
    event_ticket: integer()
      .notNull()
      .references(() => event_tickets.id),
    /** The ticket that this one follows; null of the first. */
    follows: integer(),
    state: text({ enum: TICKET_STATES }).notNull().default('valid'),
    code: text().notNull().unique(),
    /** contract/events/ticket-code.ts. */
    qr: text().notNull(),
    holder_name: text().notNull(),
    /** SHA-256, hex, of the secret in the link that opens it; null while the buyer holds it. */
    secret_hash: text().unique(),
    created_at: instant('created_at').notNull().default(sql`now()`),
    ended_at: instant('ended_at'),
  },
  (t) => [
    uniqueIndex('tickets_one_of_a_seat').on(t.event_order_item, t.seat).where(sql`state = 'valid'`),
    index('tickets_by_order').on(t.purchase, t.id),
    index('tickets_by_event').on(t.event, t.id).where(sql`state = 'valid'`),
  ],
)

/** Keys that sign tickets. The private half is sealed with the secret of the app; a new secret means a new key, and the old one still verifies. */
export const ticket_keys = pgTable(
  'ticket_keys',
  {
    /** 0 to 255: it stands in every QR code. */
    kid: integer().primaryKey(),
    x: text().notNull(),
    y: text().notNull(),
    sealed: text().notNull(),
    is_current: boolean().notNull().default(true),
    created_at: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [unique('ticket_keys_point').on(t.x, t.y), uniqueIndex('ticket_keys_current').on(t.is_current).where(sql`is_current`)],
)
