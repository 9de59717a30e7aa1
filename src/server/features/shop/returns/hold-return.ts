import { eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { mayDoReturn, type ReturnAction, type ReturnFacts } from '#contract/shop/return-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { buyers } from '../../../db/tables/accounts.ts'
import { shop_returns } from '../../../db/tables/shop-returns.ts'
import { type HeldOrder, lockOrder } from '../orders/hold-order.ts'

export type ReturnRow = typeof shop_returns.$inferSelect

/** Whose complaint, and which. */
export interface WhoseReturn {
  user_id: number
  number: string
}

/** A complaint with its order and purchase, all held until the transaction ends: the purchase first, the complaint last. */
export interface HeldReturn extends Pick<HeldOrder, 'order' | 'purchase'> {
  row: ReturnRow
  by: 'buyer' | 'seller' | 'staff' | 'service'
  /** User id; null: the service. */
  account: number | null
  facts: ReturnFacts
}

/** @throws {Problem} not-found — there is none of that number, or it is of others: both in the same words */
export async function holdReturn(tx: Tx, { user_id, number }: WhoseReturn): Promise<HeldReturn> {
  const [found] = await tx
    .select({ id: shop_returns.id, seller: shop_returns.seller, buyer: buyers.user_id })
    .from(shop_returns)
    .innerJoin(buyers, eq(buyers.id, shop_returns.buyer))
    .where(eq(shop_returns.number, number))
  if (!found || (found.buyer !== user_id && found.seller !== user_id)) throw new Problem('not-found')
  return { ...(await lockReturn(tx, found.id)), by: found.buyer === user_id ? 'buyer' : 'seller', account: user_id }
}

/** @throws {Problem} not-found — it went meanwhile */
export async function lockReturn(tx: Tx, id: number): Promise<Omit<HeldReturn, 'by' | 'account'>> {
  const [found] = await tx.select({ shop_order: shop_returns.shop_order }).from(shop_returns).where(eq(shop_returns.id, id))
  if (!found) throw new Problem('not-found')
  const { order, purchase } = await lockOrder(tx, found.shop_order)
  const isDue = sql<boolean>`coalesce(${shop_returns.due_by} < clock_timestamp(), false)`
  const [held] = await tx.select({ row: shop_returns, isDue }).from(shop_returns).where(eq(shop_returns.id, id)).for('no key update')
  if (!held) throw new Problem('not-found')
  return { order, purchase, row: held.row, facts: { ...held.row, method: order.method, isDue: held.isDue } }
}

/** @throws {Problem} bad-state — it is past that, or it is for the other side to do */
export function requireMayReturn({ by, facts }: HeldReturn, action: ReturnAction): void {
  if (!mayDoReturn(action, by, facts)) throw new Problem('bad-state')
}
