import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { OPEN_RETURN_STATES } from '#contract/shop/return-rules.ts'
import { allRows } from '../all-rows.ts'
import type { Tx } from '../connection/in-transaction.ts'
import type { Database } from '../connection/open.ts'
import type { PersonalData } from '../personal-data.ts'
import { buyers } from '../tables/accounts.ts'
import { shop_order_lines, shop_orders } from '../tables/shop-orders.ts'
import { shop_return_lines, shop_return_pictures, shop_returns } from '../tables/shop-returns.ts'

/** Complaints about orders of goods, on both sides. */
export const RETURN_DATA: PersonalData = {
  exportOf: (db, user_id) => exportReturns(db, user_id),
  end: async (tx, user_id) => {
    await requireNoneOpen(tx, user_id)
    const mine = isMadeBy(user_id)
    const isBuyers = sql`case when ${shop_returns.escalated_by} = 'buyer' then '' else ${shop_returns.escalation} end`
    await tx.update(shop_returns).set({ text: '', escalation: isBuyers, courier: '', tracking: '' }).where(mine)
    const ownReturns = tx.select({ id: shop_returns.id }).from(shop_returns).where(mine)
    const files = await tx
      .delete(shop_return_pictures)
      .where(inArray(shop_return_pictures.shop_return, ownReturns))
      .returning({ key: shop_return_pictures.file_key })
    const isSellers = sql`case when ${shop_returns.escalated_by} = 'seller' then '' else ${shop_returns.escalation} end`
    await tx.update(shop_returns).set({ answer: '', reference: '', escalation: isSellers }).where(eq(shop_returns.seller, user_id))
    return { private_files: files.map(({ key }) => key) }
  },
  privateFiles: sql`select file_key from shop_return_pictures`,
}

/** @param atOnce complaints that one statement reads */
export const exportReturns = async (db: Database['db'], user_id: number, atOnce?: number) => ({
  complaints: await returnsOf(db, isMadeBy(user_id), atOnce),
  // What its buyer wrote is the buyer's.
  complaints_about_shop: (await returnsOf(db, eq(shop_returns.seller, user_id), atOnce)).map(({ text: _, escalation: __, ...complaint }) => complaint),
})

const isMadeBy = (user_id: number): SQL => sql`${shop_returns.buyer} = (select ${buyers.id} from ${buyers} where ${buyers.user_id} = ${user_id})`

/** Who waits for an answer, for goods or for money, or owes them, cannot be gone. @throws {Problem} orders-open */
async function requireNoneOpen(tx: Tx, user_id: number): Promise<void> {
  const countOf = (whose: SQL) => tx.$count(shop_returns, and(whose, inArray(shop_returns.state, [...OPEN_RETURN_STATES])))
  const [bought, sold] = [await countOf(isMadeBy(user_id)), await countOf(eq(shop_returns.seller, user_id))]
  if (bought + sold > 0) throw new Problem('orders-open', { facts: { bought, sold } })
}

async function returnsOf(db: Database['db'], whose: SQL, atOnce?: number) {
  const { id, number, state, why, wish, text, asked_amount, answer, declined_for, remedy, amount, goes_back, escalation, decision, asked_at, ended_at } =
    shop_returns
  const asked = { id, number, order: shop_orders.number, state, why, wish, text, asked_amount, answer }
  const decided = { declined_for, remedy, amount, goes_back, escalation, decision, asked_at, ended_at }
  const all = await allRows(async ({ below, limit }) => {
    const rows = await db
      .select({ ...asked, ...decided })
      .from(shop_returns)
      .innerJoin(shop_orders, eq(shop_orders.id, shop_returns.shop_order))
      .where(and(whose, below === undefined ? undefined : lt(id, below)))
      .orderBy(desc(id))
      .limit(limit)
    const lines = await linesOf(
      db,
      rows.map((row) => row.id),
    )
    return rows.map((row) => ({ ...row, lines: (lines.get(row.id) ?? []).map(({ shop_return: _, ...line }) => line) }))
  }, atOnce)
  return all.map(({ id: _, ...row }) => row)
}

async function linesOf(db: Database['db'], returns: readonly number[]) {
  const { title, values } = shop_order_lines
  const { shop_return, line, quantity } = shop_return_lines
  if (returns.length === 0) return new Map<number, { shop_return: number; title: string; values: string[]; quantity: number }[]>()
  const rows = await db
    .select({ shop_return, title, values, quantity })
    .from(shop_return_lines)
    .innerJoin(shop_order_lines, eq(shop_order_lines.id, line))
    .where(inArray(shop_return, [...returns]))
    .orderBy(line)
  return Map.groupBy(rows, (row) => row.shop_return)
}
