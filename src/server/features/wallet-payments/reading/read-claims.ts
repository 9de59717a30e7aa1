import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { CLAIM_LIMITS, claimActionsOf, fitOf, owedBackOf } from '#contract/wallet-payments/claim-rules.ts'
import type { WalletClaim } from '#contract/wallet-payments/wallet-claims.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { buyers } from '../../../db/tables/accounts.ts'
import { purchases } from '../../../db/tables/purchases.ts'
import { seller_profiles } from '../../../db/tables/sellers.ts'
import { shop_orders } from '../../../db/tables/shop-orders.ts'
import { wallet_claim_changes, wallet_claims, wallet_refunds } from '../../../db/tables/wallet-payments.ts'
import { type ClaimRow, factsOf } from '../claims/hold-claim.ts'

export type Reader = Pick<Tx, 'select'>
type Refund = typeof wallet_refunds.$inferSelect

/** A claim as it leaves, and its row. */
export interface ReadClaim {
  id: number
  row: ClaimRow
  told: WalletClaim
}

const CLOCK = sql<string>`clock_timestamp()`.mapWith(wallet_claims.claimed_at)
const hoursAfter = (hours: number) => sql<string>`${wallet_claims.claimed_at} + make_interval(hours => ${hours})`.mapWith(wallet_claims.claimed_at)
/** Two names of one seller's payments that are read as each other. */
const IS_LOOK_ALIKE = sql<boolean>`exists (select from wallet_claims other where other.wallet = ${wallet_claims.wallet}
  and other.look_alike = ${wallet_claims.look_alike} and other.seller = ${wallet_claims.seller} and other.id <> ${wallet_claims.id})`

interface Asked {
  where: SQL | undefined
  order?: SQL
  most?: number
}

/** Claims as one side sees them. @param side of the reader; an account where rows may be of either */
export async function readClaims(
  db: Reader,
  side: WalletClaim['side'] | { user_id: number },
  { where, order = desc(wallet_claims.id), most }: Asked,
): Promise<ReadClaim[]> {
  const query = db
    .select({
      row: wallet_claims,
      order: { number: shop_orders.number, state: shop_orders.state, address: shop_orders.address },
      purchase: { number: purchases.number, state: purchases.state, hold_expires_at: purchases.hold_expires_at },
      shop: sql<string>`coalesce(${seller_profiles.full_name}, '')`,
      buyer: buyers.user_id,
      answer_by: hoursAfter(CLAIM_LIMITS.remindHours),
      cancel_from: hoursAfter(CLAIM_LIMITS.cancelHours),
      is_look_alike: IS_LOOK_ALIKE,
      server_time: CLOCK,
    })
    .from(wallet_claims)
    .innerJoin(shop_orders, eq(shop_orders.id, wallet_claims.shop_order))
    .innerJoin(purchases, eq(purchases.id, wallet_claims.purchase))
    .innerJoin(buyers, eq(buyers.id, wallet_claims.buyer))
    .leftJoin(seller_profiles, eq(seller_profiles.user_id, wallet_claims.seller))
    .where(where)
    .orderBy(order)
  const rows = await (most === undefined ? query : query.limit(most))
  const ids = rows.map(({ row }) => row.id)
  const [refunds, changes] = [await readRefunds(db, ids), await readChanges(db, ids)]
  return rows.map((found) => {
    const of = typeof side === 'string' ? side : sideOf(found.buyer, side)
    return {
      id: found.row.id,
      row: found.row,
      told: toldOf(found, { side: of, refunds: refunds.get(found.row.id) ?? [], changes: changes.get(found.row.id) ?? [] }),
    }
  })
}

const sideOf = (buyer: number | null, { user_id }: { user_id: number }) => (buyer === user_id ? ('bought' as const) : ('sold' as const))

interface Found {
  row: ClaimRow
  order: Pick<typeof shop_orders.$inferSelect, 'number' | 'state' | 'address'>
  purchase: Pick<typeof purchases.$inferSelect, 'number' | 'state' | 'hold_expires_at'>
  shop: string
  answer_by: string
  cancel_from: string
  is_look_alike: boolean
  server_time: string
}

interface More {
  side: WalletClaim['side']
  refunds: readonly Refund[]
  changes: WalletClaim['changes']
}

function toldOf({ row, order, purchase, shop, is_look_alike, answer_by, cancel_from, server_time }: Found, { side, refunds, changes }: More): WalletClaim {
  const isSilent = Date.parse(cancel_from) <= Date.parse(server_time)
  const facts = factsOf(row, { purchase, refunds, isSilent })
  const { full_name, phone_number } = order.address
  const { decision, decided_came, decided_at } = row
  const isDecided = decision !== null && decided_came !== null && decided_at !== null
  return {
    claim_id: row.id,
    side,
    state: row.state,
    purchase: side === 'sold' ? null : purchase.number,
    purchase_state: purchase.state,
    order: order.number,
    order_state: order.state,
    seller: { id: row.seller, name: shop },
    buyer: { full_name, phone_number },
    wallet: row.wallet,
    trxid: row.trxid,
    sent_to: row.sent_to,
    is_known_number: row.receiving !== null,
    is_look_alike: side !== 'bought' && is_look_alike,
    asked_paisa: row.asked_paisa,
    amount_paisa: row.amount_paisa,
    came_paisa: row.came_paisa,
    fit: fitOf(row.came_paisa, row.asked_paisa),
    claimed_at: row.claimed_at,
    answered_at: row.answered_at,
    kept_until: purchase.state === 'claimed' ? purchase.hold_expires_at : null,
    answer_by,
    cancel_from,
    seller_story: row.seller_story,
    buyer_story: row.buyer_story,
    decision: isDecided ? { came: decided_came, reason: decision, at: decided_at } : null,
    refunds: refunds.map(({ id: refund_id, wallet, trxid, paisa, state, sent_at }) => ({ refund_id, wallet, trxid, paisa, state, sent_at })),
    owed_back_paisa: owedBackOf(facts),
    can: side === 'desk' ? [] : claimActionsOf(side === 'bought' ? 'buyer' : 'seller', facts),
    changes,
    server_time,
  }
}

async function readRefunds(db: Reader, claims: readonly number[]): Promise<Map<number, Refund[]>> {
  if (claims.length === 0) return new Map()
  const rows = await db
    .select()
    .from(wallet_refunds)
    .where(inArray(wallet_refunds.claim, [...claims]))
    .orderBy(asc(wallet_refunds.id))
  return Map.groupBy(rows, ({ claim }) => claim)
}

async function readChanges(db: Reader, claims: readonly number[]): Promise<Map<number, WalletClaim['changes']>> {
  if (claims.length === 0) return new Map()
  const { claim, id, at, from_state: from, to_state: to, by, action } = wallet_claim_changes
  const rows = await db
    .select({ claim, at, from, to, by, action })
    .from(wallet_claim_changes)
    .where(inArray(claim, [...claims]))
    .orderBy(asc(id))
  const groups = Map.groupBy(rows, (row) => row.claim)
  return new Map([...groups].map(([one, some]) => [one, some.map(({ claim: _, ...change }) => change)]))
}

/** Claims that one has made, or that were made to one's shop. */
export const isOnEitherSide = (user_id: number): SQL | undefined =>
  sql`(${wallet_claims.seller} = ${user_id} or ${wallet_claims.buyer} = (select ${buyers.id} from ${buyers} where ${buyers.user_id} = ${user_id}))`

/** One claim of an id. */
export const isClaim = (id: number, which?: SQL): SQL | undefined => and(eq(wallet_claims.id, id), which)
