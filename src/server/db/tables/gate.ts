import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { SCAN_WAYS } from '#contract/events/gate-rules.ts'
import { events } from './events.ts'
import { instant } from './instant.ts'
import { tickets } from './tickets.ts'

/** The right to work at one gate of an event. It needs nothing but the secret. */
export const gate_passes = pgTable(
  'gate_passes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    event: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    label: text().notNull(),
    /** SHA-256, hex. */
    secret_hash: text().notNull().unique(),
    created_at: instant('created_at').notNull().default(sql`now()`),
    expires_at: instant('expires_at').notNull(),
    revoked_at: instant('revoked_at'),
    last_seen_at: instant('last_seen_at'),
  },
  (t) => [index('gate_passes_by_event').on(t.event, t.id)],
)

/** Every scan that counted for a good ticket: the earliest of a ticket is its admission. */
export const gate_scans = pgTable(
  'gate_scans',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    event: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    ticket: integer()
      .notNull()
      .references(() => tickets.id),
    gate_pass: integer()
      .notNull()
      .references(() => gate_passes.id, { onDelete: 'cascade' }),
    /** Of the phone that scanned. */
    key: text().notNull(),
    way: text({ enum: SCAN_WAYS }).notNull(),
    /** By the service's clock, as far as the phone knew it. */
    scanned_at: instant('scanned_at').notNull(),
    /** When its gate undid it, by the same clock; null: it counts. */
    undone_at: instant('undone_at'),
    /** The last time that something came in of it. */
    received_at: instant('received_at').notNull().default(sql`now()`),
  },
  (t) => [
    unique('gate_scans_once').on(t.event, t.key),
    index('gate_scans_by_ticket').on(t.ticket, t.scanned_at, t.id),
    index('gate_scans_by_event').on(t.event, t.id),
  ],
)
