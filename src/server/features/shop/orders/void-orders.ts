import { sql } from 'drizzle-orm'
import { upperCase } from '#contract/core/one-form.ts'
import { onlineOf } from '#contract/purchases/purchase-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { shop_order_refunds } from '../../../db/tables/shop-orders.ts'
import type { GivenBack, OrderPart, OrderPartOutcome, Purchase } from '../../../purchases/purchase-handler.ts'
import { giveGoodsBack } from './goods-of-orders.ts'
import { movesOf, moveTo } from './move-to.ts'
import { lockOrdersOf, noteSteps, type OrderRow } from './note-steps.ts'
import { endWithOrders, noteOrderRefunds, refundOrder } from './refund-order.ts'

const PAISA = 100

/**
 * Staff give all of the money back: what has not left its seller is free again, what is on its way goes back, what arrived stays. Of each order it is
 * written down what of the refund is its own.
 */
export async function voidOrders(tx: Tx, ids: readonly number[], back: ReadonlyMap<number, GivenBack>): Promise<void> {
  const orders = await lockOrdersOf(tx, ids)
  await endByStaff(tx, orders)
  for (const [purchase, { id: refund, paisa }] of back) {
    const placed = orders.filter((order) => order.purchase === purchase && order.placed_at !== null)
    await noteOrderRefunds(
      tx,
      sharesOf(placed, Math.floor(paisa / PAISA)).map((share) => ({ ...share, refund, name: 'void', why: 'staff' })),
    )
  }
}

/** What is left of each order, in whole taka; together no more than goes back. */
function sharesOf(orders: readonly OrderRow[], taka: number): { shop_order: number; taka: number }[] {
  let left = taka
  return orders.flatMap((order) => {
    const share = Math.min(left, onlineOf(order) - order.refunded)
    left -= share
    return share > 0 ? [{ shop_order: order.id, taka: share }] : []
  })
}

/** Orders that go on end by staff: what is with its seller is free again, what is on its way has to come back. */
async function endByStaff(tx: Tx, orders: readonly OrderRow[]): Promise<void> {
  const here = orders.filter(({ state }) => state === 'placed' || state === 'accepted' || state === 'packed' || state === 'ready')
  const away = orders.filter(({ state }) => state === 'shipped')
  const ended = { ended_at: sql`now()`, cancelled_by: 'staff', rider_until: null } as const
  await moveTo(tx, here, { ...ended, state: 'cancelled', reason: 'other' })
  await moveTo(tx, away, { ...ended, state: 'not_taken', reason: 'called-back' })
  await giveGoodsBack(tx, here, 'released')
  await noteSteps(tx, [...movesOf(here, 'cancelled'), ...movesOf(away, 'not_taken')], { by: 'staff', action: 'cancel' })
}

/** Staff give some of the money of one order back. One that goes on and has nothing left to be paid for ends with it. The purchase is held. */
export async function refundOfOrder(tx: Tx, purchase: Purchase, { order: number, taka, why, record }: OrderPart): Promise<OrderPartOutcome> {
  const named = number === undefined ? undefined : upperCase(number.trim())
  const order = (await lockOrdersOf(tx, [purchase.id])).find((one) => one.number === named)
  if (!order) return { kind: 'no-order' }
  const before = await tx.$count(shop_order_refunds, sql`${shop_order_refunds.shop_order} = ${order.id}`)
  const outcome = await refundOrder(tx, { order, purchase }, { taka, name: `staff ${before + 1}`, why, by: 'staff', record })
  if (outcome.kind === 'too-much') return { kind: 'too-much', left: outcome.left * PAISA }
  if (order.refunded + taka < order.total) return { kind: 'part' }
  await endByStaff(tx, [order])
  await endWithOrders(tx, purchase)
  return { kind: 'all' }
}
