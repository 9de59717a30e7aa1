import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AddressForm } from '#contract/addresses/addresses.ts'
import { DELIVERY_KINDS } from '#contract/products/delivery-rules.ts'
import { GOODS_METHODS } from '#contract/shop/checkout-methods.ts'
import { SHOP_NOTICES } from '#contract/shop/shop-notices.ts'
import { DELIVERED_BY, ORDER_PARTIES, SHOP_ORDER_STATES, SMS_STATES } from '#contract/shop/shop-order-rules.ts'
import { buyers, users } from './accounts.ts'
import { instant } from './instant.ts'
import { refunds } from './payments.ts'
import { product_variants, products } from './products.ts'
import { coupons, purchases } from './purchases.ts'

/**
 * One basket of a person over all phones: a row for each variant that is in it, or was taken out lately. `changed_at` and `phone` say which of two
 * changes is the later one; nothing else is told by them.
 */
export const baskets = pgTable(
  'baskets',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    variant: integer()
      .notNull()
      .references(() => product_variants.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    is_removed: boolean().notNull().default(false),
    changed_at: instant('changed_at').notNull(),
    /** Which phone changed it last, by a key of its own. */
    phone: text().notNull(),
    price_seen: integer().notNull(),
    seen_at: instant('seen_at').notNull(),
    added_at: instant('added_at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.variant] }),
    check('baskets_quantity', sql`${t.quantity} between 1 and 20`),
    index('baskets_of_variant').on(t.variant),
    index('baskets_removed').on(t.changed_at).where(sql`is_removed`),
  ],
)

/**
 * What one purchase orders of one seller. Goods, address, delivery option and the operator's share are as they were then. `stock_back` says whether its
 * pieces are in stock again: they come back once.
 */
export const shop_orders = pgTable(
  'shop_orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique(),
    purchase: integer()
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    seller: integer()
      .notNull()
      .references(() => users.id),
    /** As of the purchase. */
    buyer: integer()
      .notNull()
      .references(() => buyers.id),
    method: text({ enum: GOODS_METHODS }).notNull(),
    state: text({ enum: SHOP_ORDER_STATES }).notNull().default('waiting'),
    /** Whole taka. */
    goods: integer().notNull(),
    discount: integer().notNull().default(0),
    delivery_fee: integer().notNull(),
    total: integer().notNull(),
    /** What of it is paid online in advance, of cash: the delivery, or nothing. */
    advance: integer().notNull().default(0),
    /** Of the goods, to the operator. */
    commission: integer().notNull(),
    /** Whole taka that go back to the buyer, or went back: the sum of its rows in `shop_order_refunds`. */
    refunded: integer().notNull().default(0),
    sms: text({ enum: SMS_STATES }),
    /** `keyHash` of the key of its buyer's phone, by which the same order is known that comes by SMS too; null: it can come in one way alone. */
    key_hash: text(),
    coupon: integer().references(() => coupons.id),
    /** What of the code's uses is given back with the order is given back once. */
    is_coupon_back: boolean().notNull().default(false),
    is_stock_back: boolean().notNull().default(false),
    address: jsonb().$type<AddressForm>().notNull(),
    note: text().notNull().default(''),
    delivery_kind: text({ enum: DELIVERY_KINDS }).notNull(),
    delivery_note: text().notNull().default(''),
    days_least: integer().notNull(),
    days_most: integer().notNull(),
    /** Of the shop when it was ordered: by it the law tells how long it may take. */
    seller_district: text(),
    courier: text().notNull().default(''),
    tracking: text().notNull().default(''),
    placed_at: instant('placed_at'),
    hand_over_by: instant('hand_over_by'),
    deliver_by: instant('deliver_by'),
    handed_over_at: instant('handed_over_at'),
    delivered_at: instant('delivered_at'),
    delivered_by: text({ enum: DELIVERED_BY }),
    ended_at: instant('ended_at'),
    cancelled_by: text({ enum: ORDER_PARTIES }),
    reason: text(),
    reason_note: text().notNull().default(''),
    is_call_wanted: boolean().notNull().default(false),
    called_at: instant('called_at'),
    wrong_codes: integer().notNull().default(0),
    /** Keyed hash of the last wrong code: the same again is not counted again. */
    last_wrong_code: text(),
    /** Of the rider's link that is good now; a new one ends it. */
    rider_link: integer().notNull().default(0),
    rider_until: instant('rider_until'),
    created_at: instant('created_at').notNull().default(sql`now()`),
    updated_at: instant('updated_at').notNull().default(sql`now()`),
  },
  (t) => [
    unique('shop_orders_once').on(t.purchase, t.seller),
    uniqueIndex('shop_orders_by_key').on(t.seller, t.key_hash).where(sql`key_hash is not null`),
    index('shop_orders_unconfirmed').on(sql`coalesce(ended_at, delivered_at)`).where(sql`sms = 'unconfirmed'`),
    index('shop_orders_of_seller').on(t.seller, t.id),
    index('shop_orders_of_buyer').on(t.buyer, t.id),
    index('shop_orders_of_coupon').on(t.coupon, t.buyer).where(sql`coupon is not null and not is_coupon_back`),
    index('shop_orders_by_hand_over').on(t.hand_over_by).where(sql`state in ('placed', 'accepted', 'packed')`),
    index('shop_orders_by_delivery').on(t.deliver_by).where(sql`state in ('placed', 'accepted', 'packed', 'shipped', 'ready')`),
    index('shop_orders_to_close').on(t.delivered_at).where(sql`state = 'delivered'`),
    check(
      'shop_orders_money',
      sql`${t.goods} > 0 and ${t.discount} between 0 and ${t.goods} and ${t.delivery_fee} >= 0
      and ${t.total} = ${t.goods} - ${t.discount} + ${t.delivery_fee}`,
    ),
    check(
      'shop_orders_advance',
      sql`${t.advance} = 0 or (${t.advance} = ${t.delivery_fee} and ${t.method} = 'cod') or (${t.advance} between 1 and ${t.total} and ${t.method} = 'wallet')`,
    ),
    check('shop_orders_commission', sql`${t.commission} between 0 and ${t.goods} - ${t.discount}`),
    check('shop_orders_sms', sql`${t.sms} is null or (${t.key_hash} is not null and ${t.method} = 'cod')`),
    check('shop_orders_refunded', sql`${t.refunded} between 0 and ${t.total}`),
    check('shop_orders_placed', sql`(${t.placed_at} is null) = (${t.hand_over_by} is null) and (${t.placed_at} is null) = (${t.deliver_by} is null)`),
    check('shop_orders_stock', sql`not ${t.is_stock_back} or ${t.state} in ('dropped', 'cancelled', 'back')`),
    check('shop_orders_delivered', sql`(${t.state} in ('delivered', 'closed')) <= (${t.delivered_at} is not null)`),
  ],
)

/** What was sold, with price and words of then. */
export const shop_order_lines = pgTable(
  'shop_order_lines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    shop_order: integer()
      .notNull()
      .references(() => shop_orders.id, { onDelete: 'cascade' }),
    product: integer()
      .notNull()
      .references(() => products.id),
    variant: integer()
      .notNull()
      .references(() => product_variants.id),
    title: text().notNull(),
    values: text().array().notNull().default(sql`'{}'`),
    picture: text(),
    tone: integer().notNull().default(0),
    price: integer().notNull(),
    quantity: integer().notNull(),
    days_to_return: integer().notNull(),
    /** What the operator takes of it, in 1/100 %, as it was when it was ordered. */
    commission_rate: integer().notNull().default(0),
  },
  (t) => [
    unique('shop_order_lines_once').on(t.shop_order, t.variant),
    check('shop_order_lines_numbers', sql`${t.price} > 0 and ${t.quantity} between 1 and 20`),
    index('shop_order_lines_of_variant').on(t.variant),
    index('shop_order_lines_of_product').on(t.product),
  ],
)

/** Every step of an order, by whom. Rows are added, never changed. */
export const shop_order_changes = pgTable(
  'shop_order_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shop_order: integer()
      .notNull()
      .references(() => shop_orders.id, { onDelete: 'cascade' }),
    at: instant('at').notNull().default(sql`now()`),
    from_state: text({ enum: SHOP_ORDER_STATES }),
    to_state: text({ enum: SHOP_ORDER_STATES }).notNull(),
    by: text({ enum: ORDER_PARTIES }).notNull(),
    /** Which account; null: none did it. */
    account: integer().references(() => users.id),
    action: text().notNull(),
    details: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
  },
  (t) => [index('shop_order_changes_of_order').on(t.shop_order, t.id)],
)

/**
 * What goes back of one order, each part once by its name. Rows are added, never changed. One refund of the payment may be of several orders.
 */
export const shop_order_refunds = pgTable(
  'shop_order_refunds',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shop_order: integer()
      .notNull()
      .references(() => shop_orders.id, { onDelete: 'cascade' }),
    /** What it is for, of this order: `end`, `staff`, a return. */
    name: text().notNull(),
    /** Whole. */
    taka: integer().notNull(),
    why: text().notNull(),
    /** Through which it goes back. */
    refund: integer()
      .notNull()
      .references(() => refunds.id),
    at: instant('at').notNull().default(sql`now()`),
  },
  (t) => [
    unique('shop_order_refunds_once').on(t.shop_order, t.name),
    index('shop_order_refunds_of_refund').on(t.refund),
    check('shop_order_refunds_taka', sql`${t.taka} > 0`),
  ],
)

/** Staff let a shop sell nothing for a time; orders that were placed go on. */
export const suspended_shops = pgTable('suspended_shops', {
  /** Its seller; not of that name, so that a query of products can say whose they are. */
  shop: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  at: instant('at').notNull().default(sql`now()`),
  by: integer()
    .notNull()
    .references(() => users.id),
  /** Its seller reads it. */
  why: text().notNull(),
})

/** Staff have forgiven a buyer the parcels that were refused before. */
export const forgiven_buyers = pgTable('forgiven_buyers', {
  buyer: integer()
    .primaryKey()
    .references(() => buyers.id),
  at: instant('at').notNull().default(sql`now()`),
  by: integer()
    .notNull()
    .references(() => users.id),
  why: text().notNull(),
})

/** What one side of an order was told of it, once of each kind: with a row goes a notice in the app, and an e-mail that is to be sent. */
export const shop_letters = pgTable(
  'shop_letters',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shop_order: integer()
      .notNull()
      .references(() => shop_orders.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: SHOP_NOTICES }).notNull(),
    /** Which of the order's dates it is about, where the same is told of several; else empty. */
    date: text({ enum: ['', 'hand-over', 'delivery'] })
      .notNull()
      .default(''),
    /** Which change of a complaint about the order it is about; 0: none. */
    return_change: bigint({ mode: 'number' }).notNull().default(0),
    /** Null when it is done with. */
    due_at: instant('due_at').default(sql`now()`),
    tries: integer().notNull().default(0),
    done_at: instant('done_at'),
  },
  (t) => [
    unique('shop_letters_once').on(t.shop_order, t.kind, t.date, t.return_change),
    index('shop_letters_due').on(t.due_at).where(sql`due_at is not null`),
    index('shop_letters_of_user').on(t.user_id),
  ],
)
