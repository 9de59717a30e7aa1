import { desc, inArray } from 'drizzle-orm'
import { complainUntil, isOpenReturn, RETURN_LIMITS, whysOf } from '#contract/shop/return-rules.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { shop_returns } from '../../../db/tables/shop-returns.ts'
import type { OrderRow } from '../orders/note-steps.ts'
import { leftOfOrder, readCashBack, readClaimed } from './left-of-order.ts'

/** What complaints there are about orders, and what they have taken of them. */
export interface ComplaintsOfOrders {
  /** By the order, the latest first. */
  returns: Map<number, ShopOrder['returns']>
  /** Pieces by the line. */
  claimed: Map<number, number>
  /** Whole taka of cash by the order. */
  cash: Map<number, number>
}

export async function readComplaints(db: Pick<Tx, 'select'>, orders: readonly number[]): Promise<ComplaintsOfOrders> {
  if (orders.length === 0) return { returns: new Map(), claimed: new Map(), cash: new Map() }
  const { shop_order, number, state, why, asked_at, due_by, id } = shop_returns
  const rows = await db
    .select({ shop_order, number, state, why, asked_at, due_by })
    .from(shop_returns)
    .where(inArray(shop_order, [...orders]))
    .orderBy(desc(id))
  const groups = Map.groupBy(rows, (row) => row.shop_order)
  const returns = new Map([...groups].map(([order, all]) => [order, all.map(({ shop_order: _, ...brief }) => brief)]))
  return { returns, claimed: await readClaimed(db, orders), cash: await readCashBack(db, orders) }
}

/** What the buyer of an order may complain of now; null: nothing. @param now milliseconds since the epoch, by the service's clock */
export function complaintOf(order: OrderRow, lines: ShopOrder['lines'], { known, now }: { known: ComplaintsOfOrders; now: number }): ShopOrder['complaint'] {
  const before = known.returns.get(order.id) ?? []
  const most = leftOfOrder(order, known.cash.get(order.id) ?? 0)
  if (most === 0 || before.length >= RETURN_LIMITS.perOrderMost || before.some(({ state }) => isOpenReturn(state))) return null
  const open = lines.flatMap((line) => {
    const [left, whys, until] = [line.quantity - (known.claimed.get(line.id) ?? 0), whysOf(order, line, now), complainUntil(order, line)]
    return left > 0 && whys.length > 0 && until !== null ? [{ line_id: line.id, left, whys, until }] : []
  })
  return open.length > 0 ? { most, lines: open } : null
}
