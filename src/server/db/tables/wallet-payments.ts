import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { CLAIM_PARTIES, CLAIM_STATES, WALLET_REFUND_STATES } from '#contract/wallet-payments/claim-rules.ts'
import { RECEIVING_KINDS, WALLETS } from '#contract/wallet-payments/wallets.ts'
import { buyers, users } from './accounts.ts'
import { instant } from './instant.ts'
import { purchases } from './purchases.ts'
import { shop_orders } from './shop-orders.ts'

/** Numbers of sellers to which buyers pay by mobile wallet. One that a claim names stays for as long as the seller has an account. */
export const receiving_numbers = pgTable(
  'receiving_numbers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    seller: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    wallet: text({ enum: WALLETS }).notNull(),
    /** `+8801…`. */
    number: text().notNull(),
    kind: text({ enum: RECEIVING_KINDS }).notNull(),
    /** Its QR code, below /media/. */
    picture: text(),
    is_active: boolean().notNull().default(true),
    created_at: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [unique('receiving_numbers_once').on(t.seller, t.wallet, t.number)],
)

/**
 * Transactions of mobile wallets that were named to the service: each once, for ever, whatever was paid with it: an order, a refund, a debt. Rows are never
 * deleted.
 */
export const trx_ids = pgTable(
  'trx_ids',
  { wallet: text({ enum: WALLETS }).notNull(), /** Its normal form. */ trxid: text().notNull(), named_at: instant('named_at').notNull().default(sql`now()`) },
  (t) => [primaryKey({ columns: [t.wallet, t.trxid] }), check('trx_ids_form', sql`${t.trxid} ~ '^[0-9A-Z]{6,20}$'`)],
)

/**
 * What buyers say they have paid to sellers by mobile wallet. Wallet and TrxID name one claim for ever, over all purchases: rows are never deleted. Amounts in
 * paisa. No money of these rows went through us.
 */
export const wallet_claims = pgTable(
  'wallet_claims',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    purchase: integer()
      .notNull()
      .references(() => purchases.id),
    shop_order: integer()
      .notNull()
      .references(() => shop_orders.id),
    seller: integer()
      .notNull()
      .references(() => users.id),
    buyer: integer()
      .notNull()
      .references(() => buyers.id),
    wallet: text({ enum: WALLETS }).notNull(),
    /** Its normal form. */
    trxid: text().notNull(),
    /** `lookAlikeForm` of it. */
    look_alike: text().notNull(),
    /** Null: the seller gave no such number, or has given it up. */
    receiving: integer().references(() => receiving_numbers.id, { onDelete: 'set null' }),
    sent_to: text().notNull(),
    asked_paisa: bigint({ mode: 'number' }).notNull(),
    amount_paisa: bigint({ mode: 'number' }).notNull(),
    came_paisa: bigint({ mode: 'number' }),
    state: text({ enum: CLAIM_STATES }).notNull(),
    claimed_at: instant('claimed_at').notNull().default(sql`now()`),
    answered_at: instant('answered_at'),
    reminded_at: instant('reminded_at'),
    seller_story: text().notNull().default(''),
    buyer_story: text().notNull().default(''),
    /** Since when staff are to decide; null: they are not asked, or have decided. */
    asked_staff_at: instant('asked_staff_at'),
    decided_came: boolean(),
    decision: text(),
    decided_by: integer().references(() => users.id),
    decided_at: instant('decided_at'),
  },
  (t) => [
    unique('wallet_claims_trxid').on(t.wallet, t.trxid),
    // One question at a time; the rest of what was too little is the next.
    uniqueIndex('wallet_claims_one_open').on(t.purchase).where(sql`state in ('claimed', 'disputed')`),
    index('wallet_claims_of_purchase').on(t.purchase, t.id),
    index('wallet_claims_of_seller').on(t.seller, t.id),
    index('wallet_claims_open').on(t.seller, t.claimed_at, t.id).where(sql`state in ('claimed', 'disputed', 'less')`),
    index('wallet_claims_of_buyer').on(t.buyer, t.id),
    index('wallet_claims_look_alike').on(t.wallet, t.look_alike),
    index('wallet_claims_to_remind').on(t.claimed_at).where(sql`state = 'claimed' and reminded_at is null`),
    index('wallet_claims_at_desk').on(t.asked_staff_at, t.id).where(sql`asked_staff_at is not null`),
    check('wallet_claims_paisa', sql`${t.asked_paisa} > 0 and ${t.amount_paisa} > 0 and ${t.came_paisa} > 0`),
    check('wallet_claims_form', sql`${t.trxid} ~ '^[0-9A-Z]{6,20}$'`),
    check('wallet_claims_decided', sql`(${t.decision} is null) = (${t.decided_at} is null) and (${t.decision} is null) = (${t.decided_came} is null)`),
  ],
)

/** Every step of a claim, by whom. Rows are added, never changed. */
export const wallet_claim_changes = pgTable(
  'wallet_claim_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    claim: integer()
      .notNull()
      .references(() => wallet_claims.id),
    at: instant('at').notNull().default(sql`now()`),
    from_state: text({ enum: CLAIM_STATES }),
    to_state: text({ enum: CLAIM_STATES }).notNull(),
    by: text({ enum: CLAIM_PARTIES }).notNull(),
    /** Which account; null: none did it. */
    account: integer().references(() => users.id),
    action: text().notNull(),
    details: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
  },
  (t) => [index('wallet_claim_changes_of_claim').on(t.claim, t.id)],
)

/** What sellers say they have sent back by mobile wallet; each by a TrxID of its own, for ever. */
export const wallet_refunds = pgTable(
  'wallet_refunds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    claim: integer()
      .notNull()
      .references(() => wallet_claims.id),
    wallet: text({ enum: WALLETS }).notNull(),
    trxid: text().notNull(),
    paisa: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: WALLET_REFUND_STATES }).notNull().default('sent'),
    sent_at: instant('sent_at').notNull().default(sql`now()`),
    answered_at: instant('answered_at'),
  },
  (t) => [
    unique('wallet_refunds_trxid').on(t.wallet, t.trxid),
    index('wallet_refunds_of_claim').on(t.claim, t.id),
    check('wallet_refunds_paisa', sql`${t.paisa} > 0`),
    check('wallet_refunds_form', sql`${t.trxid} ~ '^[0-9A-Z]{6,20}$'`),
  ],
)
