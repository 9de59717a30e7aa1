import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { REFUND_STATES } from '#contract/purchases/purchase-rules.ts'
import { instant } from './instant.ts'
import { purchases } from './purchases.ts'

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
 * Attempts to pay a purchase, one open at a time. Written before the gateway hears of them, so that none of its messages precedes its row.
 * `check_at`: when the gateway is asked about it next, for as long as late money may come. Amounts in paisa.
 */
export const payment_attempts = pgTable(
  'payment_attempts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    purchase: integer()
      .notNull()
      .references(() => purchases.id),
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
    /** The part that goes back, or has gone back: all its rows in `refunds` together. */
    owed_back_paisa: bigint({ mode: 'number' }).notNull().default(0),
    /** The gateway has said nothing of it for days, and is not asked any more: a person has to look. */
    given_up_at: instant('given_up_at'),
    created_at: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [
    unique('payment_attempts_by_purchase').on(t.purchase, t.n),
    uniqueIndex('payment_attempts_one_open').on(t.purchase).where(sql`state in ('created', 'opening', 'open', 'unknown')`),
    // What is due: the background jobs read these and nothing else.
    index('payment_attempts_due').on(t.check_at).where(sql`check_at is not null`),
    // What waits for staff.
    index('payment_attempts_given_up').on(t.given_up_at).where(sql`given_up_at is not null`),
    // As staff name a payment.
    index('payment_attempts_by_bank').on(t.bank_tran_id),
    check('payment_attempts_amount', sql`${t.amount_paisa} > 0`),
    check('payment_attempts_owed_back', sql`${t.owed_back_paisa} between 0 and coalesce(${t.paid_paisa}, 0)`),
  ],
)

/**
 * Money that goes back, or has gone back: all that was paid with an attempt, or a part. Paisa. A refund has one name for ever, so that
 * asking for it again is the same refund.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    attempt: integer()
      .notNull()
      .references(() => payment_attempts.id),
    /** Which of the attempt's, from 1. */
    part: integer().notNull(),
    paisa: bigint({ mode: 'number' }).notNull(),
    reason: text().notNull(),
    state: text({ enum: REFUND_STATES }).notNull().default('pending'),
    refund_trans_id: text().notNull().unique(),
    /** The gateway's own name for it, while it works on it. */
    refund_ref_id: text(),
    asked_at: instant('asked_at').notNull().default(sql`now()`),
    /** Since when the gateway is asked: anew when staff have it asked again. */
    begun_at: instant('begun_at').notNull().default(sql`now()`),
    refunded_at: instant('refunded_at'),
    check_at: instant('check_at').default(sql`now()`),
    checks: integer().notNull().default(0),
    /** How often the gateway has refused it since it was begun, and its words for that. */
    failures: integer().notNull().default(0),
    fault: text(),
    /** Of one that staff have paid themselves, outside of the gateway. */
    reference: text(),
  },
  (t) => [
    unique('refunds_part').on(t.attempt, t.part),
    // What is due, and what waits for staff.
    index('refunds_due').on(t.check_at).where(sql`check_at is not null`),
    index('refunds_failed').on(t.asked_at, t.id).where(sql`state = 'failed'`),
    index('refunds_under_way').on(t.asked_at, t.id).where(sql`check_at is not null`),
    // What a seller has earned less, of orders that stand.
    index('refunds_parts').on(t.attempt).where(sql`reason = 'part'`),
    check('refunds_paisa', sql`${t.paisa} > 0`),
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
    index('payment_inbox_by_payment').on(t.tran_id),
    index('payment_inbox_unjudged').on(t.received_at).where(sql`outcome is null or outcome in ('unknown', 'no-such-attempt')`),
  ],
)
