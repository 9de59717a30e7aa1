import { eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { overdueOf } from '#contract/shop/legal-clock.ts'
import { isCallDue, mayDo, type OrderAction, type ShopOrderState } from '#contract/shop/shop-order-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { buyers } from '../../../db/tables/accounts.ts'
import { purchases } from '../../../db/tables/purchases.ts'
import { shop_orders } from '../../../db/tables/shop-orders.ts'
import type { Purchase } from '../../../purchases/purchase-handler.ts'
import { noteSteps, type OrderRow } from './note-steps.ts'

/** An order and its purchase, both held until the transaction ends: the purchase first, as everywhere. */
export interface HeldOrder {
  order: OrderRow
  purchase: Purchase
  by: 'buyer' | 'seller' | 'rider'
  /** Null: a rider, who needs none. */
  account: number | null
  isOverdue: boolean
}

/** @throws {Problem} not-found — there is none of that number, or it is others': both in the same words */
export async function holdOrder(tx: Tx, { user_id, number }: { user_id: number; number: string }): Promise<HeldOrder> {
  const [found] = await tx
    .select({ id: shop_orders.id, seller: shop_orders.seller, buyer: buyers.user_id, state: shop_orders.state })
    .from(shop_orders)
    .innerJoin(buyers, eq(buyers.id, shop_orders.buyer))
    .where(eq(shop_orders.number, number))
  const isBuyers = found?.buyer === user_id
  const isSellers = found?.seller === user_id && found.state !== 'waiting' && found.state !== 'dropped'
  if (!found || !(isBuyers || isSellers)) throw new Problem('not-found')
  return { ...(await lockOrder(tx, found.id)), by: isBuyers ? 'buyer' : 'seller', account: user_id }
}

export async function lockOrder(tx: Tx, id: number): Promise<Pick<HeldOrder, 'order' | 'purchase' | 'isOverdue'>> {
  const ofOrder = sql`${purchases.id} = (select o.purchase from shop_orders o where o.id = ${id})`
  const [purchase] = await tx.select().from(purchases).where(ofOrder).for('no key update')
  const now = sql<string>`clock_timestamp()`.mapWith(shop_orders.created_at)
  const [held] = await tx.select({ order: shop_orders, now }).from(shop_orders).where(eq(shop_orders.id, id)).for('no key update', { of: shop_orders })
  if (!purchase || !held) throw new TypeError(`order ${id} has no purchase`)
  return { order: held.order, purchase, isOverdue: overdueOf(held.order, Date.parse(held.now)) !== null }
}

/** @throws {Problem} bad-state — it is past that, or it is for another party to do */
export function requireMay({ order, by, isOverdue }: HeldOrder, action: OrderAction): void {
  const { state, delivery_kind: delivery } = order
  if (!mayDo(action, by, { state, delivery, isOverdue, isCallDue: isCallDue(order) })) throw new Problem('bad-state')
}

interface Move {
  to: ShopOrderState
  action: OrderAction
  set?: Parameters<ReturnType<typeof updater>['set']>[0]
  details?: Record<string, string | number | boolean>
}
const updater = (tx: Tx) => tx.update(shop_orders)

/** Moves an order on and records who did it. The caller has seen that it may. */
export async function moveOrder(tx: Tx, { order, by, account }: HeldOrder, { to, action, set, details }: Move): Promise<void> {
  await updater(tx)
    .set({ ...set, state: to, updated_at: sql`now()` })
    .where(eq(shop_orders.id, order.id))
  await noteSteps(tx, [{ id: order.id, from: order.state, to }], { by, ...(account !== null && { account }), action, ...(details && { details }) })
}
