import { inArray, sql } from 'drizzle-orm'
import type { ShopOrderState } from '#contract/shop/shop-order-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { shop_orders } from '../../../db/tables/shop-orders.ts'
import type { OrderRow } from './note-steps.ts'

type OrderSet = Parameters<ReturnType<typeof setter>['set']>[0]
const setter = (tx: Tx) => tx.update(shop_orders)

/** Moves orders that are held, all to one state; `noteSteps` records it. */
export async function moveTo(tx: Tx, orders: readonly OrderRow[], set: OrderSet & { state: ShopOrderState }): Promise<void> {
  if (orders.length === 0) return
  await setter(tx)
    .set({ ...set, updated_at: sql`now()` })
    .where(
      inArray(
        shop_orders.id,
        orders.map(({ id }) => id),
      ),
    )
}

export const movesOf = (orders: readonly OrderRow[], to: ShopOrderState) => orders.map(({ id, state }) => ({ id, from: state, to }))
