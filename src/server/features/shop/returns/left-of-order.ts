import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { shop_return_lines, shop_returns } from '../../../db/tables/shop-returns.ts'
import type { OrderRow } from '../orders/note-steps.ts'

type Reader = Pick<Tx, 'select'>
type Paid = Pick<OrderRow, 'id' | 'method' | 'total' | 'refunded'>

/** A complaint in one of these was never decided, and takes nothing of an order. */
const NOTHING_TAKEN = ['withdrawn', 'lapsed'] as const

/** Pieces of lines that were complained of, by the line: what was settled, refused by staff, or is open. */
export async function readClaimed(db: Reader, orders: readonly number[]): Promise<Map<number, number>> {
  if (orders.length === 0) return new Map()
  const { line, quantity, shop_return } = shop_return_lines
  const rows = await db
    .select({ line, pieces: sql<number>`sum(${quantity})::int` })
    .from(shop_return_lines)
    .innerJoin(shop_returns, eq(shop_returns.id, shop_return))
    .where(and(inArray(shop_returns.shop_order, [...orders]), sql`${shop_returns.state} <> all(${sql.param([...NOTHING_TAKEN])})`))
    .groupBy(line)
  return new Map(rows.map((row) => [row.line, row.pieces]))
}

/** Whole taka of cash that sellers gave back, or agreed to, by the order. @param but a complaint that does not count */
export async function readCashBack(db: Reader, orders: readonly number[], but = 0): Promise<Map<number, number>> {
  if (orders.length === 0) return new Map()
  const { shop_order, amount, remedy, state, id } = shop_returns
  const isGiven = sql`${remedy} = 'refund' and ${state} not in ('withdrawn', 'lapsed', 'refused')`
  const rows = await db
    .select({ shop_order, taka: sql<number>`sum(${amount})::int` })
    .from(shop_returns)
    .where(and(inArray(shop_order, [...orders]), ne(id, but), isGiven))
    .groupBy(shop_order)
  return new Map(rows.map((row) => [row.shop_order, row.taka]))
}

/** Whole taka of an order that can still go back. @param cash what of it went back in cash */
export const leftOfOrder = ({ method, total, refunded }: Paid, cash: number): number => Math.max(0, total - refunded - (method === 'online' ? 0 : cash))

/** The same of an order that is held. @param but a complaint about it that does not count */
export async function readLeft(tx: Reader, order: Paid, but?: number): Promise<number> {
  return leftOfOrder(order, (await readCashBack(tx, [order.id], but)).get(order.id) ?? 0)
}
