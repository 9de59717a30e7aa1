import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { event_orders } from './orders.ts'

/** What an attempt to pay can be. @see facts "Orders, payments, stock" 3 */
export const ATTEMPT_STATES = [
  'created',
  'opening',
  'open',
  'unknown',
  'succeeded',
  'failed',
  'cancelled',
  'expired',
  'refund_pending',
  'refunded',
  'refund_failed',
] as const

/**
 * Attempts to pay an order, one open at a time. Written before the gateway hears of them, so that none of its messages precedes its row.
 * `check_at`: when the gateway is asked about it next, for as long as late money may come. Amounts in paisa.
 */
export const payment_attempts = pgTable(
  'payment_attempts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    event_order: integer()
      .notNull()
      .references(() => event_orders.id),
    n: integer().notNull(),
    tran_id: text().notNull().unique(),
    state: text({ enum: ATTEMPT_STATES }).notNull().default('created'),
    amount_paisa: bigint({ mode: 'number' }).notNull(),
    session_key: text(),
    payment_url: text(),
    /** What a message claimed, until the gateway has been asked: it decides nothing. */
    claimed: text(),
    val_id: text().unique(),
    paid_paisa: bigint({ mode: 'number' }),
    store_paisa: bigint({ mode: 'number' }),
    bank_tran_id: text(),
    card_type: text(),
    /** As the gateway masks it. */
    card_no: text(),
    risk_level: integer(),
    opened_at: instant('opened_at'),
    decided_at: instant('decided_at'),
    check_at: instant('check_at'),
    checks: integer().notNull().default(0),
    refund_trans_id: text().unique(),
    refund_ref_id: text(),
    refund_paisa: bigint({ mode: 'number' }),
    refund_reason: text(),
    refund_asked_at: instant('refund_asked_at'),
    refunded_at: instant('refunded_at'),
    refund_check_at: instant('refund_check_at'),
    refund_checks: integer().notNull().default(0),
    /** How often the gateway has refused the refund since it was begun, and its words for that. */
    refund_failures: integer().notNull().default(0),
    refund_fault: text(),
    /** Since when the gateway is asked: anew when staff have it asked again. */
    refund_begun_at: instant('refund_begun_at'),
    /** Of a refund that staff have paid themselves, outside of the gateway. */
    refund_reference: text(),
    /** The gateway has said nothing of it for days, and is not asked any more: a person has to look. */
    given_up_at: instant('given_up_at'),
    created_at: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [
    unique('payment_attempts_by_order').on(t.event_order, t.n),
    uniqueIndex('payment_attempts_one_open').on(t.event_order).where(sql`state in ('created', 'opening', 'open', 'unknown')`),
    // What is due: the background jobs read these and nothing else.
    index('payment_attempts_due').on(t.check_at).where(sql`check_at is not null`),
    index('payment_attempts_refunds_due').on(t.refund_check_at).where(sql`refund_check_at is not null`),
    // What waits for staff.
    index('payment_attempts_refunds_failed').on(t.id).where(sql`state = 'refund_failed'`),
    index('payment_attempts_given_up').on(t.given_up_at).where(sql`given_up_at is not null`),
    check('payment_attempts_amount', sql`${t.amount_paisa} > 0`),
  ],
)

/** Everything that claims to come from the gateway, stored before it is judged. */
export const payment_inbox = pgTable(
  'payment_inbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    received_at: instant('received_at').notNull().default(sql`now()`),
    kind: text({ enum: ['notice', 'return', 'report'] }).notNull(),
    tran_id: text(),
    raw: text().notNull(),
    /** SHA-256 of kind and body: the same message again is the same message. */
    digest: text().notNull().unique(),
    times: integer().notNull().default(1),
    /** When it is looked at next; null when it is done with. */
    due_at: instant('due_at'),
    tries: integer().notNull().default(0),
    /** What came of it, in a word of ours. */
    outcome: text(),
  },
  (t) => [
    index('payment_inbox_due').on(t.due_at).where(sql`due_at is not null`),
    index('payment_inbox_by_age').on(t.received_at),
    index('payment_inbox_unjudged').on(t.received_at).where(sql`outcome is null or outcome in ('unknown', 'no-such-attempt')`),
  ],
)

/**
 * Money by double entry: the entries of one move add up to nothing. A move has a name that says what it is of, so that it is written once.
 * Accounts: `gateway` (what the provider owes us), `fees`, `buyers` (taken for orders that are not decided, or owed back), `sales`, `service`,
 * `by-hand` (what staff have paid back outside of the gateway).
 */
export const ledger_entries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().default(sql`now()`),
    /** `paid 17`, `earned 17`, `refunded 17`: of the attempt of that id. */
    move: text().notNull(),
    account: text({ enum: ['gateway', 'fees', 'buyers', 'sales', 'service', 'by-hand'] }).notNull(),
    paisa: bigint({ mode: 'number' }).notNull(),
    attempt: integer()
      .notNull()
      .references(() => payment_attempts.id),
  },
  (t) => [unique('ledger_entries_once').on(t.move, t.account), index('ledger_entries_by_attempt').on(t.attempt)],
)

/**
 * What is to be done after an order changed, written in the transaction that changed it, so that nothing of it is lost or done twice on
 * purpose: e-mails and messages. Each feature takes the kinds that are its own.
 */
export const ORDER_TASKS = [
  'letter',
  'letter-refund',
  'letter-called-off',
  'tell-paid',
  'tell-refunded',
  'tell-not-paid',
  'tell-tomorrow',
  'tell-called-off',
  'tell-sale',
] as const
export const order_tasks = pgTable(
  'order_tasks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    event_order: integer()
      .notNull()
      .references(() => event_orders.id, { onDelete: 'cascade' }),
    kind: text({ enum: ORDER_TASKS }).notNull(),
    /** Null when it is done with. */
    due_at: instant('due_at').default(sql`now()`),
    tries: integer().notNull().default(0),
    done_at: instant('done_at'),
    details: jsonb().$type<Record<string, string | number>>().notNull().default({}),
  },
  (t) => [unique('order_tasks_once').on(t.event_order, t.kind), index('order_tasks_due').on(t.due_at).where(sql`due_at is not null`)],
)
