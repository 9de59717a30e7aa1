import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { ORDER_STATES } from '#contract/orders/order-rules.ts'
import { buyers } from './accounts.ts'
import { event_tickets, events } from './events.ts'
import { instant } from './instant.ts'

/** Promo codes of an event. `used` counts what is held and sold with it, and never passes `most_uses`. */
export const event_coupons = pgTable(
  'event_coupons',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    event: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** As printed. */
    code: text().notNull(),
    /** As compared: upper case, without spaces. */
    code_key: text().notNull(),
    /** 1 to 100; or else `taka`. */
    percent: integer(),
    taka: integer(),
    from: instant('from'),
    to: instant('to'),
    most_uses: integer(),
    most_per_buyer: integer().notNull().default(1),
    used: integer().notNull().default(0),
    is_active: boolean().notNull().default(true),
  },
  (t) => [
    unique('event_coupons_code').on(t.event, t.code_key),
    check('event_coupons_kind', sql`(${t.percent} is null) <> (${t.taka} is null)`),
    check('event_coupons_percent', sql`${t.percent} between 1 and 100`),
    check('event_coupons_taka', sql`${t.taka} > 0`),
    check('event_coupons_used', sql`${t.used} >= 0 and (${t.most_uses} is null or ${t.used} <= ${t.most_uses})`),
  ],
)

/**
 * Orders for one event. Prices are whole taka and the service's own. Seats are taken from `event_tickets.seats` (those left) when they are
 * held, and given back when the order ends unpaid; the state guards that each happens once.
 * @see facts "Orders, payments, stock" 2 and 3
 */
export const event_orders = pgTable(
  'event_orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    event_order_id: text().notNull().unique(),
    buyer: integer()
      .notNull()
      .references(() => buyers.id),
    /** Null while nothing was ordered. */
    event: integer().references(() => events.id),
    state: text({ enum: ORDER_STATES }).notNull().default('draft'),
    hold_expires_at: instant('hold_expires_at'),
    reason: text(),
    full_name: text().notNull(),
    phone_number: text().notNull(),
    email: text().notNull(),
    order_note: text().notNull().default(''),
    /** Of the mails about it. */
    language: text({ enum: ['en', 'bn'] })
      .notNull()
      .default('en'),
    /** What the buyer was shown and accepted. */
    asked_total: integer().notNull(),
    asked_final: integer().notNull(),
    total_price: integer().notNull(),
    discount_price: integer().notNull().default(0),
    service_charge: integer().notNull(),
    final_price: integer().notNull(),
    coupon: integer().references(() => event_coupons.id),
    /** When it was confirmed first: sales count by it. */
    confirmed_at: instant('confirmed_at'),
    /** Its seller wants it refunded: the background jobs take it from there. */
    refund_asked_at: instant('refund_asked_at'),
    refund_why: text(),
    created_at: instant('created_at').notNull().default(sql`now()`),
    updated_at: instant('updated_at').notNull().default(sql`now()`),
  },
  (t) => [
    index('event_orders_by_buyer').on(t.buyer, t.id),
    index('event_orders_by_event').on(t.event, t.buyer).where(sql`state in ('held', 'paying', 'confirming')`),
    index('event_orders_of_event').on(t.event, t.id),
    index('event_orders_sold').on(t.event, t.confirmed_at).where(sql`confirmed_at is not null`),
    index('event_orders_confirmed').on(t.event, t.id).where(sql`state = 'confirmed'`),
    index('event_orders_in_review').on(t.event, t.id).where(sql`state = 'review'`),
    // What its seller still owes, of any event: few among many that are sold.
    index('event_orders_owed').on(t.event).where(sql`state = 'refund_due' or (state = 'confirmed' and refund_asked_at is not null)`),
    index('event_orders_refunds_asked').on(t.refund_asked_at).where(sql`refund_asked_at is not null and state = 'confirmed'`),
    // What is due: the clean-up reads this and nothing else.
    index('event_orders_due').on(t.hold_expires_at).where(sql`state = 'held'`),
    index('event_orders_pay_due').on(t.hold_expires_at).where(sql`state in ('paying', 'confirming')`),
    index('event_orders_drafts').on(t.created_at).where(sql`state = 'draft'`),
    check(
      'event_orders_totals',
      sql`${t.final_price} = ${t.total_price} - ${t.discount_price} + ${t.service_charge} and ${t.discount_price} <= ${t.total_price}`,
    ),
  ],
)

export const event_order_items = pgTable(
  'event_order_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    event_order: integer()
      .notNull()
      .references(() => event_orders.id, { onDelete: 'cascade' }),
    event_ticket: integer()
      .notNull()
      .references(() => event_tickets.id),
    quantity: integer().notNull(),
    /** Of one ticket when it was ordered. */
    ticket_price: integer().notNull(),
    title: text().notNull(),
  },
  (t) => [unique('event_order_items_once').on(t.event_order, t.event_ticket), check('event_order_items_quantity', sql`${t.quantity} between 1 and 20`)],
)

/** Answers that were given under a key, so that asking twice acts once. @see IETF draft "The Idempotency-Key HTTP Header Field" */
export const kept_answers = pgTable(
  'kept_answers',
  {
    user_id: integer().notNull(),
    key: text().notNull(),
    /** SHA-256 of method, path and canonical body. */
    fingerprint: text().notNull(),
    status: integer().notNull(),
    body: jsonb().$type<unknown>().notNull(),
    created_at: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.key] }), index('kept_answers_by_age').on(t.created_at)],
)

/** Every change of an order's state, by whom and why. */
export const order_events = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    event_order: integer()
      .notNull()
      .references(() => event_orders.id, { onDelete: 'cascade' }),
    at: instant('at').notNull().default(sql`now()`),
    from_state: text(),
    to_state: text().notNull(),
    by: text({ enum: ['buyer', 'seller', 'staff', 'gateway', 'service'] }).notNull(),
    details: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
  },
  (t) => [index('order_events_by_order').on(t.event_order, t.id)],
)
