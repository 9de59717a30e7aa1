import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { PAYMENT_METHODS, PURCHASE_KINDS } from '#contract/purchases/purchase-kinds.ts'
import { PURCHASE_STATES } from '#contract/purchases/purchase-rules.ts'
import { buyers } from './accounts.ts'
import { events } from './events.ts'
import { instant } from './instant.ts'
import { seller_profiles } from './sellers.ts'

/** Promo codes of an event, or of everything in a shop. `used` counts what is held and sold with it, and never passes `most_uses`. */
export const coupons = pgTable(
  'coupons',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    event: integer().references(() => events.id, { onDelete: 'cascade' }),
    /** The seller's account: the code is for goods of the shop. */
    shop: integer().references(() => seller_profiles.user_id, { onDelete: 'cascade' }),
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
    unique('coupons_of_event').on(t.event, t.code_key),
    unique('coupons_of_shop').on(t.shop, t.code_key),
    check('coupons_owner', sql`num_nonnulls(${t.event}, ${t.shop}) = 1`),
    check('coupons_kind', sql`(${t.percent} is null) <> (${t.taka} is null)`),
    check('coupons_percent', sql`${t.percent} between 1 and 100`),
    check('coupons_taka', sql`${t.taka} > 0`),
    check('coupons_used', sql`${t.used} >= 0 and (${t.most_uses} is null or ${t.used} <= ${t.most_uses})`),
  ],
)

/**
 * What people buy of one seller, of whatever kind: a purchase of tickets is for one event. Prices are whole taka and the service's own. What
 * it is for is taken when it is held, and given back when it ends unpaid; the state guards that each happens once. What differs from kind to
 * kind is in tables of that kind, and in `server/purchases/purchase-kind.ts`.
 * @see facts "Orders, payments, stock" 2 and 3
 */
export const purchases = pgTable(
  'purchases',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** As people name it; in answers about tickets `event_order_id`. */
    number: text().notNull().unique(),
    kind: text({ enum: PURCHASE_KINDS }).notNull().default('tickets'),
    method: text({ enum: PAYMENT_METHODS }).notNull().default('online'),
    buyer: integer()
      .notNull()
      .references(() => buyers.id),
    /** Of tickets alone; null while none were ordered. */
    event: integer().references(() => events.id),
    state: text({ enum: PURCHASE_STATES }).notNull().default('draft'),
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
    /** What of the final price is the operator's and not the seller's, besides the service charge: of goods, never of their delivery. */
    commission: integer().notNull().default(0),
    /** By which it is counted, in 1/100 %, as it was when this was placed; of goods each line has its own. */
    commission_rate: integer().notNull().default(0),
    final_price: integer().notNull(),
    /** What of it is paid online although the rest is paid in cash: the purchase waits for that as one that is paid online does. By mobile wallet: what is paid so. */
    advance: integer().notNull().default(0),
    coupon: integer().references(() => coupons.id),
    /** When it was confirmed first: sales count by it. */
    confirmed_at: instant('confirmed_at'),
    /** Its seller wants it refunded: the background jobs take it from there. */
    refund_asked_at: instant('refund_asked_at'),
    refund_why: text(),
    created_at: instant('created_at').notNull().default(sql`now()`),
    updated_at: instant('updated_at').notNull().default(sql`now()`),
  },
  (t) => [
    index('purchases_by_buyer').on(t.buyer, t.id),
    index('purchases_by_event').on(t.event, t.buyer).where(sql`state in ('held', 'paying', 'confirming')`),
    index('purchases_of_event').on(t.event, t.id),
    index('purchases_sold').on(t.event, t.confirmed_at).where(sql`confirmed_at is not null`),
    index('purchases_confirmed').on(t.event, t.id).where(sql`state = 'confirmed'`),
    index('purchases_in_review').on(t.event, t.id).where(sql`state = 'review'`),
    // What staff look at, and by what they find an order.
    index('purchases_reviewed').on(t.updated_at, t.id).where(sql`state = 'review'`),
    index('purchases_by_phone').on(t.phone_number),
    index('purchases_by_name').using('gin', sql`to_tsvector('simple', ${t.full_name})`),
    // What its seller still owes, of any event: few among many that are sold.
    index('purchases_owed').on(t.event).where(sql`state = 'refund_due' or (state = 'confirmed' and refund_asked_at is not null)`),
    index('purchases_refunds_asked').on(t.refund_asked_at).where(sql`refund_asked_at is not null and state = 'confirmed'`),
    // What is due: the clean-up reads this and nothing else.
    index('purchases_due').on(t.hold_expires_at).where(sql`state = 'held'`),
    index('purchases_pay_due').on(t.hold_expires_at).where(sql`state in ('paying', 'confirming')`),
    index('purchases_claims_due').on(t.hold_expires_at).where(sql`state = 'claimed'`),
    index('purchases_drafts').on(t.created_at).where(sql`state = 'draft'`),
    check('purchases_advance', sql`${t.advance} between 0 and ${t.final_price} and (${t.advance} = 0 or ${t.method} in ('cod', 'wallet'))`),
    check('purchases_event', sql`${t.event} is null or ${t.kind} = 'tickets'`),
    check('purchases_totals', sql`${t.final_price} = ${t.total_price} - ${t.discount_price} + ${t.service_charge} and ${t.discount_price} <= ${t.total_price}`),
  ],
)

/** Every change of a purchase's state, by whom and why. */
export const purchase_changes = pgTable(
  'purchase_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    purchase: integer()
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    at: instant('at').notNull().default(sql`now()`),
    from_state: text(),
    to_state: text().notNull(),
    by: text({ enum: ['buyer', 'seller', 'staff', 'gateway', 'service'] }).notNull(),
    details: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
  },
  (t) => [index('purchase_changes_by_purchase').on(t.purchase, t.id)],
)

/**
 * What is to be done after a purchase changed, written in the transaction that changed it, so that no task is lost or done twice on
 * purpose: e-mails and messages. Each feature takes the kinds that are its own.
 */
export const PURCHASE_TASKS = [
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
export const purchase_tasks = pgTable(
  'purchase_tasks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    purchase: integer()
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    kind: text({ enum: PURCHASE_TASKS }).notNull(),
    /** Null when it is done with. */
    due_at: instant('due_at').default(sql`now()`),
    tries: integer().notNull().default(0),
    done_at: instant('done_at'),
    details: jsonb().$type<Record<string, string | number>>().notNull().default({}),
  },
  (t) => [unique('purchase_tasks_once').on(t.purchase, t.kind), index('purchase_tasks_due').on(t.due_at).where(sql`due_at is not null`)],
)
