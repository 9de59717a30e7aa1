import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, boolean, check, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { DELIVERY_KINDS } from '#contract/products/delivery-rules.ts'
import { PRODUCT_HELD_REASONS } from '#contract/products/held-products.ts'
import { PRODUCT_CONDITIONS } from '#contract/products/product-limits.ts'
import type { ProductOption } from '#contract/products/products.ts'
import { STOCK_REASONS } from '#contract/products/stock-moves.ts'
import { users } from './accounts.ts'
import { categories } from './categories.ts'
import { galleries, gallery_items } from './galleries.ts'
import { instant } from './instant.ts'
import { tsvector } from './search.ts'
import { seller_profiles } from './sellers.ts'
import { takenOffAlone } from './taken-off.ts'

/** Two levels in one tree. */
export const product_categories = pgTable(
  'product_categories',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    parent: integer().references((): AnyPgColumn => product_categories.id),
    title: text().notNull(),
    title_bn: text().notNull(),
    /** Of the highest level: the category of the market to which these products belong. */
    category: integer().references(() => categories.id),
  },
  (t) => [unique('product_categories_titles').on(t.parent, t.title).nullsNotDistinct()],
)

/**
 * How a seller sells goods: closed days, registration, and what all delivery options together reach. A seller without a row has no option yet.
 * `delivers_to` and `free_from` are `reachOf` of the options; code that changes an option updates them in the same transaction.
 */
export const shops = pgTable(
  'shops',
  {
    seller: integer()
      .primaryKey()
      .references(() => seller_profiles.user_id, { onDelete: 'cascade' }),
    /** Digital Business Identity; empty: none given. */
    dbid: text().notNull().default(''),
    /** Where it takes orders by SMS, `+8801…`, which buyers see; null: nowhere. */
    sms_phone: text(),
    /** Days in Dhaka, both closed. */
    closed_from: date(),
    closed_until: date(),
    delivers_everywhere: boolean().notNull().default(false),
    /** Names of districts, where it does not deliver everywhere. */
    delivers_to: text().array().notNull().default(sql`'{}'`),
    /** Goods for so many taka are brought somewhere for nothing; null: never. */
    free_from: integer(),
    /** Goes up with every change by the seller. */
    version: integer().notNull().default(1),
    updated_at: instant('updated_at').notNull().default(sql`now()`),
  },
  (t) => [check('shops_closed', sql`(${t.closed_from} is null) = (${t.closed_until} is null) and ${t.closed_from} <= ${t.closed_until}`)],
)

/** Ways in which a seller brings what they sell. Orders keep a copy of the one they were placed with. */
export const delivery_options = pgTable(
  'delivery_options',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    seller: integer()
      .notNull()
      .references(() => seller_profiles.user_id, { onDelete: 'cascade' }),
    kind: text({ enum: DELIVERY_KINDS }).notNull(),
    note: text().notNull().default(''),
    /** Whole districts; none, and no areas: all of Bangladesh. */
    districts: text().array().notNull().default(sql`'{}'`),
    /** Upazilas and thanas, each as `District/Area`. */
    areas: text().array().notNull().default(sql`'{}'`),
    fee: integer().notNull(),
    free_from: integer(),
    days_least: integer().notNull(),
    days_most: integer().notNull(),
    is_cod: boolean().notNull().default(false),
    client_key: text(),
  },
  (t) => [
    unique('delivery_options_once').on(t.seller, t.client_key),
    index('delivery_options_of_seller').on(t.seller, t.id),
    check('delivery_options_fee', sql`${t.fee} >= 0 and ${t.free_from} >= 0`),
    check('delivery_options_days', sql`${t.days_least} between 0 and ${t.days_most}`),
  ],
)

/**
 * What a shop sells. `price`, `price_most` and `compare_at` are those of the card: of the cheapest variant, the dearest, and what the cheapest cost
 * before; code that changes a variant's price updates them in the same transaction. Stock is in variants alone, so that orders of two variants do not
 * wait for one row. What is public: active, not held, not taken off.
 */
export const products = pgTable(
  'products',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    seller: integer()
      .notNull()
      .references(() => users.id),
    title: text().notNull(),
    /** Title and description in the other language; empty: none. */
    second_title: text().notNull().default(''),
    /** Sanitized HTML. */
    description: text().notNull(),
    /** The editor's own state, JSON; empty: the markup is all there is. Given to the seller alone. */
    description_state: text().notNull().default(''),
    second_description: text().notNull().default(''),
    second_description_state: text().notNull().default(''),
    condition: text({ enum: PRODUCT_CONDITIONS }).notNull().default('new'),
    condition_note: text().notNull().default(''),
    brand: text().notNull().default(''),
    warranty: text().notNull().default(''),
    weight_grams: integer(),
    days_to_return: integer().notNull().default(7),
    /** What it comes in; a variant has one value of each. */
    options: jsonb().$type<ProductOption[]>().notNull().default([]),
    price: integer().notNull(),
    price_most: integer().notNull(),
    compare_at: integer(),
    /** First picture of the gallery: path under /media/, 960 wide. */
    thumbnail: text(),
    thumbnail_tone: integer().notNull().default(0),
    gallery: integer()
      .unique()
      .references(() => galleries.id),
    product_category: integer()
      .notNull()
      .references(() => product_categories.id),
    product_subcategory: integer()
      .notNull()
      .references(() => product_categories.id),
    is_active: boolean().notNull().default(true),
    /** Why staff look at it before it appears: a rule of words; null: they need not. */
    held_reason: text({ enum: PRODUCT_HELD_REASONS }),
    /** When it was first public; null: never. */
    published_at: instant('published_at'),
    /** By staff: then it is not active as well. */
    ...takenOffAlone(),
    /** Goes up with every change by the seller; orders leave it alone. */
    version: integer().notNull().default(1),
    client_key: text(),
    /** Folded words of both titles, brand, seller, place and categories, and marks of how they sound. */
    search_words: tsvector().notNull(),
    created_at: instant('created_at').notNull().default(sql`now()`),
    updated_at: instant('updated_at').notNull().default(sql`now()`),
  },
  (t) => [
    check('products_price', sql`${t.price} > 0 and ${t.price_most} >= ${t.price} and ${t.compare_at} > ${t.price}`),
    check('products_condition', sql`${t.condition} = 'new' or ${t.condition_note} <> ''`),
    unique('products_client_key').on(t.seller, t.client_key),
    index('products_by_seller').on(t.seller, t.id),
    // Keyset pages over what is public: every sort has an index, ties by id.
    index('products_by_posting').on(t.published_at, t.id).where(sql`is_active and held_reason is null`),
    index('products_by_price').on(t.price, t.id).where(sql`is_active and held_reason is null`),
    index('products_by_category').on(t.product_category, t.published_at, t.id).where(sql`is_active and held_reason is null`),
    index('products_by_subcategory').on(t.product_subcategory, t.published_at, t.id).where(sql`is_active and held_reason is null`),
    index('products_of_seller').on(t.seller, t.published_at, t.id).where(sql`is_active and held_reason is null`),
    index('products_by_words').using('gin', t.search_words).with({ fastupdate: false }),
  ],
)

/** What can be ordered. One that was removed stays for the orders that have it. */
export const product_variants = pgTable(
  'product_variants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    product: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** As of the product: by it a sku is compared with all others of its seller. */
    seller: integer()
      .notNull()
      .references(() => users.id),
    /** One of each option of the product, in their order. */
    values: text().array().notNull().default(sql`'{}'`),
    price: integer().notNull(),
    compare_at: integer(),
    /** What can still be ordered: the sum of its moves. */
    stock: integer().notNull(),
    /** Pieces that were ordered and not given back. */
    sold: integer().notNull().default(0),
    /** As typed, and as compared; empty: none. */
    sku: text().notNull().default(''),
    sku_key: text().notNull().default(''),
    /** Null: the first picture of the product. */
    picture: integer().references(() => gallery_items.id, { onDelete: 'set null' }),
    position: integer().notNull().default(0),
    removed_at: instant('removed_at'),
  },
  (t) => [
    check('product_variants_price', sql`${t.price} > 0 and ${t.compare_at} > ${t.price}`),
    check('product_variants_stock', sql`${t.stock} >= 0 and ${t.sold} >= 0`),
    uniqueIndex('product_variants_sku').on(t.seller, t.sku_key).where(sql`sku_key <> '' and removed_at is null`),
    uniqueIndex('product_variants_values').on(t.product, t.values).where(sql`removed_at is null`),
    index('product_variants_of_product').on(t.product, t.position, t.id),
    // A picture that is removed looks for the variants that show it. None has the stock in it, so that a sale changes a row alone.
    index('product_variants_by_picture').on(t.picture).where(sql`picture is not null`),
  ],
)

/** Every change of the stock of a variant. Rows are added, never changed: their sum is its stock. */
export const stock_moves = pgTable(
  'stock_moves',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    variant: integer()
      .notNull()
      .references(() => product_variants.id, { onDelete: 'cascade' }),
    delta: integer().notNull(),
    why: text({ enum: STOCK_REASONS }).notNull(),
    /** Number of the order it is for; null: none. */
    order_number: text(),
    at: instant('at').notNull().default(sql`now()`),
  },
  (t) => [index('stock_moves_of_variant').on(t.variant, t.id), check('stock_moves_delta', sql`${t.delta} <> 0`)],
)
