import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { LEDGER_ACCOUNTS, LEDGER_MOVES } from '#contract/wallet/ledger-kinds.ts'
import { COMMISSION_KINDS, HOLD_MOST_DAYS } from '#contract/wallet/money-rules.ts'
import { users } from './accounts.ts'
import { bookings } from './bookings.ts'
import { instant } from './instant.ts'
import { payment_attempts, refunds } from './payments.ts'
import { payouts } from './payouts.ts'
import { purchases } from './purchases.ts'
import { shop_orders } from './shop-orders.ts'

/**
 * Accounts of the ledger. Those of the house (`owner` null) store no balance, so that payments do not queue for one row: theirs is the sum of their
 * entries. Those of sellers store it, in paisa and in their own direction: what the house owes them, and of `due` what they owe the house.
 */
export const ledger_accounts = pgTable(
  'ledger_accounts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text({ enum: LEDGER_ACCOUNTS }).notNull(),
    owner: integer(),
    balance: bigint({ mode: 'number' }).notNull().default(0),
    /** How many entries it has. */
    version: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [
    unique('ledger_accounts_once').on(t.kind, t.owner).nullsNotDistinct(),
    index('ledger_accounts_of_owner').on(t.owner),
    check('ledger_accounts_balance', sql`${t.balance} >= 0`),
    check('ledger_accounts_owner', sql`(${t.owner} is null) = (${t.kind} not in ('pending', 'free', 'leaving', 'due'))`),
  ],
)

/**
 * Why money moved from account to account. The name says what of (`paid 17`, `earned 17`: of the attempt of that id; `refunded 17/2`: of its second
 * refund), so that it moves once. Rows are added, never changed: triggers of the migration see to it, and that the entries of each add up to nothing.
 */
export const ledger_moves = pgTable(
  'ledger_moves',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull().unique(),
    kind: text({ enum: LEDGER_MOVES }).notNull(),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
    /** Which member of staff; null: what happened to an order did it. */
    by: integer().references(() => users.id),
    purchase: integer().references(() => purchases.id),
    attempt: integer().references(() => payment_attempts.id),
    shop_order: integer().references(() => shop_orders.id),
    booking: integer().references(() => bookings.id),
    refund: integer().references(() => refunds.id),
    payout: integer().references(() => payouts.id),
    /** In staff's words, of what staff wrote; a reference of a bank. */
    note: text().notNull().default(''),
  },
  (t) => [
    index('ledger_moves_of_purchase').on(t.purchase, t.id),
    index('ledger_moves_of_payout').on(t.payout).where(sql`payout is not null`),
    index('ledger_moves_of_booking').on(t.booking).where(sql`booking is not null`),
    index('ledger_moves_of_attempt').on(t.attempt).where(sql`attempt is not null`),
  ],
)

/**
 * Money by double entry, in paisa: the entries of one move add up to nothing. What the house owes is negative. Of sellers' accounts each entry has the
 * version and the balance that the account has with it. No foreign key to the account: it would lock the rows of the house.
 */
export const ledger_entries = pgTable(
  'ledger_entries',
  {
    move: bigint({ mode: 'number' })
      .notNull()
      .references(() => ledger_moves.id),
    account: integer().notNull(),
    paisa: bigint({ mode: 'number' }).notNull(),
    version: bigint({ mode: 'number' }),
    balance_after: bigint({ mode: 'number' }),
    /** As of its move. Of one account it never goes back. */
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.move, t.account] }),
    uniqueIndex('ledger_entries_versions').on(t.account, t.version).where(sql`version is not null`),
    index('ledger_entries_of_account').on(t.account, t.at, t.move),
    check('ledger_entries_paisa', sql`${t.paisa} <> 0`),
    check('ledger_entries_balance', sql`(${t.version} is null) = (${t.balance_after} is null)`),
  ],
)

/** What an account of the house came to at the end of a day (Asia/Dhaka), so that its balance is not the sum of all entries there ever were. */
export const ledger_checkpoints = pgTable(
  'ledger_checkpoints',
  {
    account: integer()
      .notNull()
      .references(() => ledger_accounts.id),
    /** All entries before this moment are in it. */
    until: instant('until').notNull(),
    paisa: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.account, t.until] })],
)

/**
 * What one order brought its seller: a purchase of tickets, an order of goods, a booking. Paisa. What of it is still on hold is in the seller's account
 * `pending`; the rest is free, or went back to the buyer.
 */
export const earnings = pgTable(
  'earnings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    seller: integer()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: COMMISSION_KINDS }).notNull(),
    /** Null: of a booking that is paid in cash alone. */
    purchase: integer().references(() => purchases.id),
    shop_order: integer().references(() => shop_orders.id),
    booking: integer().references(() => bookings.id),
    /** By which it was paid; null: in cash, or to the seller, of which the house gets its commission alone. */
    attempt: integer().references(() => payment_attempts.id),
    /** As people name the order. */
    number: text().notNull(),
    /** What the buyer paid for it, the house's own charge not in it. */
    gross: bigint({ mode: 'number' }).notNull(),
    /** The house's own charge, which the buyer paid besides. */
    service: bigint({ mode: 'number' }).notNull().default(0),
    /** Of what the commission is taken: never of a delivery. */
    base: bigint({ mode: 'number' }).notNull(),
    commission: bigint({ mode: 'number' }).notNull().default(0),
    /** What of `gross` and `service` went back. */
    back: bigint({ mode: 'number' }).notNull().default(0),
    commission_back: bigint({ mode: 'number' }).notNull().default(0),
    service_back: bigint({ mode: 'number' }).notNull().default(0),
    /** What of it is on hold. */
    pending: bigint({ mode: 'number' }).notNull(),
    /** When it becomes free; null: that is not known yet. */
    free_at: instant('free_at'),
    freed_at: instant('freed_at'),
    earned_at: instant('earned_at').notNull().default(sql`now()`),
  },
  (t) => [
    // Of cash what was paid in advance, and what was paid to the seller, are two.
    uniqueIndex('earnings_of_shop_order').on(t.shop_order, sql`(attempt is null)`).where(sql`shop_order is not null`),
    index('earnings_of_purchase').on(t.purchase),
    index('earnings_of_booking').on(t.booking).where(sql`booking is not null`),
    uniqueIndex('earnings_of_booking_cash').on(t.booking).where(sql`booking is not null and attempt is null`),
    index('earnings_of_seller').on(t.seller, t.id),
    index('earnings_on_hold').on(t.seller, t.free_at).where(sql`freed_at is null and pending > 0`),
    // What is due: the background job reads these and nothing else.
    index('earnings_due').on(t.free_at).where(sql`freed_at is null and free_at is not null`),
    check('earnings_back', sql`${t.back} between 0 and ${t.gross} + ${t.service}`),
    check('earnings_commission', sql`${t.commission} between 0 and ${t.base} and ${t.commission_back} between 0 and ${t.commission}`),
    check('earnings_purchase', sql`${t.purchase} is not null or (${t.booking} is not null and ${t.attempt} is null)`),
    check('earnings_pending', sql`${t.pending} >= 0 and (${t.freed_at} is null or ${t.pending} = 0)`),
  ],
)

/** How many days money is on hold, by what was sold. Staff change it. */
export const hold_rules = pgTable('hold_rules', { kind: text({ enum: COMMISSION_KINDS }).primaryKey(), days: integer().notNull() }, (t) => [
  check('hold_rules_days', sql`${t.days} between 0 and ${sql.raw(String(HOLD_MOST_DAYS))}`),
])

/** What the operator takes of sales, in 1/100 %. The most specific rule in force counts: of a seller and category, of a seller, of a category, of a kind. */
export const commission_rules = pgTable(
  'commission_rules',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: COMMISSION_KINDS }).notNull(),
    /** Of the highest level of the kind's own categories; null: of all. */
    category: integer(),
    seller: integer().references(() => users.id),
    rate: integer().notNull(),
    from: instant('from').notNull().default(sql`now()`),
    by: integer().references(() => users.id),
  },
  (t) => [index('commission_rules_of_kind').on(t.kind, t.seller, t.category, t.from), check('commission_rules_rate', sql`${t.rate} between 0 and 10000`)],
)
