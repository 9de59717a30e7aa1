import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { PAYOUT_REASONS, PAYOUT_STATES, PAYOUT_WAYS } from '#contract/wallet/payout-rules.ts'
import { users } from './accounts.ts'
import { instant } from './instant.ts'

/** Where sellers want their money. Numbers and names are sealed; `masked` is what screens show. */
export const payout_accounts = pgTable(
  'payout_accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    seller: integer()
      .notNull()
      .references(() => users.id),
    way: text({ enum: PAYOUT_WAYS }).notNull(),
    /** Its name; empty: a wallet. */
    bank: text().notNull().default(''),
    /** JSON of the form, sealed under APP_SECRET. */
    sealed: text().notNull(),
    /** The last digits of the number. */
    masked: text().notNull(),
    created_at: instant('created_at').notNull().default(sql`now()`),
    /** No money goes there before. */
    usable_at: instant('usable_at').notNull(),
    removed_at: instant('removed_at'),
  },
  (t) => [index('payout_accounts_of_seller').on(t.seller).where(sql`removed_at is null`)],
)

/** Money that a seller asked for: from `free` to `leaving`, and out of the house, or back. */
export const payouts = pgTable(
  'payouts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique(),
    seller: integer()
      .notNull()
      .references(() => users.id),
    account: integer()
      .notNull()
      .references(() => payout_accounts.id),
    paisa: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: PAYOUT_STATES }).notNull().default('asked'),
    asked_at: instant('asked_at').notNull().default(sql`now()`),
    taken_at: instant('taken_at'),
    taken_by: integer().references(() => users.id),
    sent_at: instant('sent_at'),
    sent_by: integer().references(() => users.id),
    /** How it is found at the bank or wallet. */
    reference: text().notNull().default(''),
    reason: text({ enum: PAYOUT_REASONS }),
    reason_note: text().notNull().default(''),
    ended_at: instant('ended_at'),
    /** Whether its seller was told of the state it has, by e-mail. */
    is_told: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('payouts_one_open').on(t.seller).where(sql`state in ('asked', 'taken')`),
    index('payouts_of_seller').on(t.seller, t.id),
    index('payouts_waiting').on(t.asked_at, t.id).where(sql`state in ('asked', 'taken')`),
    index('payouts_to_tell').on(t.id).where(sql`not is_told`),
    check('payouts_paisa', sql`${t.paisa} > 0`),
    check('payouts_sent', sql`(${t.state} in ('sent', 'bounced')) = (${t.sent_at} is not null)`),
  ],
)

/** Every step of a withdrawal, by whom. Rows are added, never changed. */
export const payout_changes = pgTable(
  'payout_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    payout: integer()
      .notNull()
      .references(() => payouts.id),
    at: instant('at').notNull().default(sql`now()`),
    from_state: text({ enum: PAYOUT_STATES }),
    to_state: text({ enum: PAYOUT_STATES }).notNull(),
    by: text({ enum: ['seller', 'staff', 'service'] }).notNull(),
    /** Which account; null: none did it. */
    account: integer().references(() => users.id),
    details: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
  },
  (t) => [index('payout_changes_of_payout').on(t.payout, t.id)],
)
