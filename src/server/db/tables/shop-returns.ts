import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { DECLINE_REASONS, REMEDIES, RETURN_PARTIES, RETURN_STATES, RETURN_WHYS } from '#contract/shop/return-rules.ts'
import { buyers, users } from './accounts.ts'
import { instant } from './instant.ts'
import { shop_order_lines, shop_orders } from './shop-orders.ts'

/** Complaints about orders of goods, one open of each. Money that goes back online is a refund of the order by the name `return <id>`. */
export const shop_returns = pgTable(
  'shop_returns',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique(),
    shop_order: integer()
      .notNull()
      .references(() => shop_orders.id, { onDelete: 'cascade' }),
    /** As of the order. */
    seller: integer()
      .notNull()
      .references(() => users.id),
    buyer: integer()
      .notNull()
      .references(() => buyers.id),
    state: text({ enum: RETURN_STATES }).notNull().default('asked'),
    why: text({ enum: RETURN_WHYS }).notNull(),
    wish: text({ enum: REMEDIES }).notNull(),
    text: text().notNull().default(''),
    /** Whole taka; null: a replacement is asked for. */
    asked_amount: integer(),
    answer: text().notNull().default(''),
    declined_for: text({ enum: DECLINE_REASONS }),
    answered_at: instant('answered_at'),
    /** What was agreed on or decided; whole taka where it is money. */
    remedy: text({ enum: REMEDIES }),
    amount: integer(),
    goes_back: boolean().notNull().default(false),
    courier: text().notNull().default(''),
    tracking: text().notNull().default(''),
    sent_back_at: instant('sent_back_at'),
    received_at: instant('received_at'),
    is_whole: boolean(),
    reference: text().notNull().default(''),
    given_courier: text().notNull().default(''),
    given_tracking: text().notNull().default(''),
    given_at: instant('given_at'),
    /** Pieces for a replacement were taken from stock. */
    is_replaced: boolean().notNull().default(false),
    escalated_by: text({ enum: RETURN_PARTIES }),
    escalation: text().notNull().default(''),
    /** Since when staff have to decide; null: they have not. */
    disputed_at: instant('disputed_at'),
    decided_for: text({ enum: ['buyer', 'seller'] }),
    decision: text().notNull().default(''),
    decided_by: integer().references(() => users.id),
    decided_at: instant('decided_at'),
    asked_at: instant('asked_at').notNull().default(sql`now()`),
    /** Until when who has to do something has time; null: no one has, or staff. */
    due_by: instant('due_by'),
    ended_at: instant('ended_at'),
    updated_at: instant('updated_at').notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('shop_returns_one_open').on(t.shop_order).where(sql`state in ('asked', 'declined', 'disputed', 'agreed', 'sent_back', 'received', 'given')`),
    index('shop_returns_of_order').on(t.shop_order, t.id),
    index('shop_returns_of_seller').on(t.seller, t.id),
    index('shop_returns_of_buyer').on(t.buyer, t.id),
    index('shop_returns_due').on(t.due_by).where(sql`due_by is not null`),
    index('shop_returns_disputed').on(t.disputed_at, t.id).where(sql`state = 'disputed'`),
    check('shop_returns_asked', sql`(${t.wish} = 'refund') = (${t.asked_amount} is not null) and coalesce(${t.asked_amount}, 1) > 0`),
    check('shop_returns_agreed', sql`(${t.remedy} is not distinct from 'refund') = (${t.amount} is not null) and coalesce(${t.amount}, 1) > 0`),
    check('shop_returns_remedy', sql`${t.remedy} is not null or ${t.state} not in ('agreed', 'sent_back', 'received', 'given', 'settled')`),
    check('shop_returns_disputed_since', sql`(${t.state} = 'disputed') = (${t.disputed_at} is not null)`),
    check('shop_returns_due_open', sql`(${t.due_by} is not null) = (${t.state} in ('asked', 'declined', 'agreed', 'sent_back', 'received', 'given'))`),
    check('shop_returns_ended', sql`(${t.ended_at} is not null) = (${t.state} in ('settled', 'withdrawn', 'lapsed', 'refused'))`),
    check('shop_returns_received', sql`(${t.is_whole} is null) = (${t.received_at} is null)`),
  ],
)

/** Pieces that are complained of. */
export const shop_return_lines = pgTable(
  'shop_return_lines',
  {
    shop_return: integer()
      .notNull()
      .references(() => shop_returns.id, { onDelete: 'cascade' }),
    line: integer()
      .notNull()
      .references(() => shop_order_lines.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_return, t.line] }),
    check('shop_return_lines_quantity', sql`${t.quantity} between 1 and 20`),
    index('shop_return_lines_of_line').on(t.line),
  ],
)

/** Pictures of a complaint: private files. */
export const shop_return_pictures = pgTable(
  'shop_return_pictures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    shop_return: integer()
      .notNull()
      .references(() => shop_returns.id, { onDelete: 'cascade' }),
    file_key: text().notNull().unique(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
  },
  (t) => [index('shop_return_pictures_of_return').on(t.shop_return, t.id)],
)

/** Every step of a complaint, by whom. Rows are added, never changed. */
export const shop_return_changes = pgTable(
  'shop_return_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shop_return: integer()
      .notNull()
      .references(() => shop_returns.id, { onDelete: 'cascade' }),
    at: instant('at').notNull().default(sql`now()`),
    from_state: text({ enum: RETURN_STATES }),
    to_state: text({ enum: RETURN_STATES }).notNull(),
    by: text({ enum: RETURN_PARTIES }).notNull(),
    /** Which account; null: none did it. */
    account: integer().references(() => users.id),
    action: text().notNull(),
    details: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
  },
  (t) => [index('shop_return_changes_of_return').on(t.shop_return, t.id)],
)
