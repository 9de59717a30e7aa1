import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { allRows } from '../all-rows.ts'
import type { Tx } from '../connection/in-transaction.ts'
import type { Database } from '../connection/open.ts'
import type { PersonalData } from '../personal-data.ts'
import { buyers } from '../tables/accounts.ts'
import { shop_orders } from '../tables/shop-orders.ts'
import { receiving_numbers, wallet_claims } from '../tables/wallet-payments.ts'

/** Payments by mobile wallet on both sides, and the numbers to which a shop is paid. The names of transactions stay: each is good once, for ever. */
export const WALLET_PAYMENT_DATA: PersonalData = {
  exportOf: (db, user_id) => exportWallets(db, user_id),
  end: async (tx, user_id) => {
    await requireNoneOpen(tx, user_id)
    await tx.update(wallet_claims).set({ buyer_story: '' }).where(isPaidBy(user_id))
    await tx.update(wallet_claims).set({ seller_story: '', sent_to: '' }).where(eq(wallet_claims.seller, user_id))
    const { picture } = receiving_numbers
    return { pictures: (await tx.delete(receiving_numbers).where(eq(receiving_numbers.seller, user_id)).returning({ picture })).map((one) => one.picture) }
  },
  pictures: (among) => sql`select seller, picture from receiving_numbers where ${among(sql`seller`)}`,
}

const OPEN = ['claimed', 'disputed', 'less'] as const
const isPaidBy = (user_id: number): SQL => sql`${wallet_claims.buyer} = (select ${buyers.id} from ${buyers} where ${buyers.user_id} = ${user_id})`

/** What a seller is to send back, as `owedBackOf` has it. */
const IS_OWED_BACK = sql`wallet_claims.came_paisa is not null and wallet_claims.state <> 'refused' and
  case when wallet_claims.state = 'confirmed' and exists (select from purchases p where p.id = wallet_claims.purchase and p.state = 'confirmed')
    then greatest(0, wallet_claims.came_paisa - wallet_claims.asked_paisa) else wallet_claims.came_paisa end
  > (select coalesce(sum(r.paisa), 0) from wallet_refunds r where r.claim = wallet_claims.id and r.state <> 'void')`

/** Who has not answered, or waits for an answer, cannot be gone, nor who is to send money back. @throws {Problem} orders-open */
async function requireNoneOpen(tx: Tx, user_id: number): Promise<void> {
  const isOpen = inArray(wallet_claims.state, [...OPEN])
  const bought = await tx.$count(wallet_claims, and(isPaidBy(user_id), isOpen))
  const sold = await tx.$count(wallet_claims, and(eq(wallet_claims.seller, user_id), sql`(${isOpen} or ${IS_OWED_BACK})`))
  if (bought + sold > 0) throw new Problem('orders-open', { facts: { bought, sold } })
}

/** @param atOnce claims that one statement reads */
export const exportWallets = async (db: Database['db'], user_id: number, atOnce?: number) => ({
  receiving_numbers: await numbersOf(db, user_id),
  wallet_payments: await claimsOf(db, isPaidBy(user_id), atOnce),
  // What its buyer wrote is the buyer's.
  wallet_payments_to_shop: (await claimsOf(db, eq(wallet_claims.seller, user_id), atOnce)).map(({ buyer_story: _, ...claim }) => claim),
})

function numbersOf(db: Database['db'], seller: number) {
  const { wallet, number, kind, picture, is_active, created_at, id } = receiving_numbers
  const columns = { wallet, number, kind, picture, is_active, created_at }
  return db.select(columns).from(receiving_numbers).where(eq(receiving_numbers.seller, seller)).orderBy(asc(id))
}

async function claimsOf(db: Database['db'], whose: SQL, atOnce?: number) {
  const { id, wallet, trxid, sent_to, asked_paisa, amount_paisa, came_paisa, state, claimed_at, answered_at, seller_story, buyer_story, decision } =
    wallet_claims
  const columns = { id, order: shop_orders.number, wallet, trxid, sent_to, asked_paisa, amount_paisa, came_paisa, state }
  const all = await allRows(
    ({ below, limit }) =>
      db
        .select({ ...columns, claimed_at, answered_at, seller_story, buyer_story, decision })
        .from(wallet_claims)
        .innerJoin(shop_orders, eq(shop_orders.id, wallet_claims.shop_order))
        .where(and(whose, below === undefined ? undefined : lt(id, below)))
        .orderBy(desc(id))
        .limit(limit),
    atOnce,
  )
  return all.map(({ id: _, ...claim }) => claim)
}
