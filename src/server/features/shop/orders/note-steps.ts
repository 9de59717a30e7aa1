import { asc, inArray } from 'drizzle-orm'
import type { ShopOrderState } from '#contract/shop/shop-order-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { notifyOfSteps } from '../../../db/shop/notify-of-steps.ts'
import { shop_order_changes, shop_orders } from '../../../db/tables/shop-orders.ts'
import { wellFormed } from '../../../db/well-formed.ts'

export type OrderRow = typeof shop_orders.$inferSelect
type Change = typeof shop_order_changes.$inferInsert

/** Who does something with orders, and what. */
export interface Step {
  by: Change['by']
  /** User id; absent: no account does it. */
  account?: number
  action: string
  details?: Change['details']
}

/** Records steps of orders, in the transaction in which they are made, and notifies who has not made them. */
export async function noteSteps(
  tx: Tx,
  orders: readonly { id: number; from: ShopOrderState | null; to: ShopOrderState }[],
  { by, account, action, details }: Step,
): Promise<void> {
  if (orders.length === 0) return
  await tx.insert(shop_order_changes).values(
    orders.map(({ id, from, to }) => ({
      shop_order: id,
      from_state: from,
      to_state: to,
      by,
      account: account ?? null,
      action,
      ...(details && { details: wellFormed(details) }),
    })),
  )
  await notifyOfSteps(tx, orders, by)
}

/** The orders of purchases, held, in the order of their ids: the purchases come before them, what they have taken after them. */
export const lockOrdersOf = (tx: Tx, purchases: readonly number[]): Promise<OrderRow[]> =>
  tx
    .select()
    .from(shop_orders)
    .where(inArray(shop_orders.purchase, [...purchases]))
    .orderBy(asc(shop_orders.id))
    .for('no key update')
