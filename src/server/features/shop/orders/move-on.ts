import { sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { onlineOf } from '#contract/purchases/purchase-rules.ts'
import {
  CANCEL_REASONS_OF,
  type CancelReason,
  isBuyersFault,
  type NotTakenReason,
  type OrderAction,
  type ShopOrderState,
} from '#contract/shop/shop-order-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import { freeCodes, giveGoodsBack } from './goods-of-orders.ts'
import { type HeldOrder, holdOrder, moveOrder, requireMay } from './hold-order.ts'
import { beginHold, noteDelivered } from './order-money.ts'
import { endWithOrders, refundOrder } from './refund-order.ts'

/** Whose order, and which. */
export interface Whose {
  user_id: number
  number: string
}

const NOW = sql`now()`
/** What simply moves an order on. */
const PLAIN = {
  accept: { to: 'accepted', set: {} },
  pack: { to: 'packed', set: {} },
  ready: { to: 'ready', set: { handed_over_at: NOW } },
} as const satisfies Partial<Record<OrderAction, { to: ShopOrderState; set: object }>>

/** Moves an order on; what is there already stays as it is. @throws {Problem} not-found, bad-state */
export async function moveOn(tx: Tx, whose: Whose, action: keyof typeof PLAIN): Promise<void> {
  const held = await holdOrder(tx, whose)
  const { to, set } = PLAIN[action]
  if (held.by === 'seller' && held.order.state === to) return
  requireMay(held, action)
  await moveOrder(tx, held, { to, action, set })
}

/** The seller has spoken with the buyer. @throws {Problem} not-found, bad-state */
export async function noteCall(tx: Tx, whose: Whose): Promise<void> {
  const held = await holdOrder(tx, whose)
  if (held.by === 'seller' && held.order.called_at !== null) return
  requireMay(held, 'call')
  await moveOrder(tx, held, { to: held.order.state, action: 'call', set: { called_at: NOW } })
}

/** The parcel is on its way; named again, courier and number are corrected. @throws {Problem} not-found, bad-state */
export async function ship(tx: Tx, whose: Whose, { courier, tracking }: { courier: string; tracking: string }): Promise<void> {
  const held = await holdOrder(tx, whose)
  const { order } = held
  if (held.by === 'seller' && order.state === 'shipped' && order.courier === courier && order.tracking === tracking) return
  requireMay(held, 'ship')
  const set = { courier, tracking, handed_over_at: order.handed_over_at ?? NOW }
  await moveOrder(tx, held, { to: 'shipped', action: 'ship', set, details: { courier, tracking } })
}

/** The goods are with their buyer. @param how known by what @throws {Problem} not-found, bad-state */
export async function deliver(tx: Tx, held: HeldOrder, how: 'buyer' | 'code' | 'seller'): Promise<void> {
  const { order } = held
  if (order.state === 'delivered' || order.state === 'closed') return
  requireMay(held, 'deliver')
  const set = { delivered_at: NOW, delivered_by: how, handed_over_at: order.handed_over_at ?? NOW, rider_until: null }
  await moveOrder(tx, held, { to: 'delivered', action: 'deliver', set, details: { how } })
  await noteDelivered(tx, order)
}

/** The buyer did not take the parcel. @throws {Problem} not-found, bad-state */
export async function refuseParcel(tx: Tx, whose: Whose, { reason, note }: { reason: NotTakenReason; note: string }): Promise<void> {
  const held = await holdOrder(tx, whose)
  if (held.by === 'seller' && held.order.state === 'not_taken') return
  requireMay(held, 'refuse_parcel')
  const set = { reason, reason_note: note, ended_at: NOW, rider_until: null }
  await moveOrder(tx, held, { to: 'not_taken', action: 'refuse_parcel', set, details: { reason } })
}

/**
 * The parcel is back: what is whole is in stock again, its promo code is free, and what was paid goes back; of a parcel that was refused without cause, its delivery was earned.
 * @throws {Problem} not-found, bad-state
 */
export async function takeBack(tx: Tx, whose: Whose, { is_whole }: { is_whole: boolean }): Promise<void> {
  const held = await holdOrder(tx, whose)
  const { order, purchase } = held
  if (held.by === 'seller' && order.state === 'back') return
  requireMay(held, 'take_back')
  await moveOrder(tx, held, { to: 'back', action: 'take_back', details: { is_whole } })
  if (is_whole) await giveGoodsBack(tx, [order], 'returned')
  else await freeCodes(tx, [order])
  const isTheirs = isBuyersFault(order.reason as NotTakenReason)
  await beginHold(tx, order)
  await refundEnd(tx, held, onlineOf(order) - order.refunded - (isTheirs ? order.delivery_fee : 0))
  await endWithOrders(tx, purchase)
  await pauseAt('shop', 'before-commit')
}

/**
 * Cancels an order: its stock and promo code are free again, and what was paid for it begins to go back, all in one transaction, so that each happens
 * once. What is late and on its way is given up by its buyer with all money; its stock returns when the parcel does. What was not collected in time is still with its seller.
 * @throws {Problem} not-found, bad-state; bad-input — a reason of the other side
 */
export async function cancelOrder(tx: Tx, whose: Whose, { reason, note }: { reason: CancelReason; note: string }): Promise<void> {
  const held = await holdOrder(tx, whose)
  const { order, purchase, by } = held
  if (by === 'rider' || !(CANCEL_REASONS_OF[by] as readonly CancelReason[]).includes(reason))
    throw new Problem('bad-input', { fields: { reason: 'does-not-fit' } })
  if (order.cancelled_by === by) return
  requireMay(held, 'cancel')
  const isAway = order.state === 'shipped'
  // On the way and too late: no fault of the buyer, whatever reason was chosen.
  const set = { reason: isAway ? 'too-late' : reason, reason_note: note, cancelled_by: by, ended_at: NOW, rider_until: null }
  await moveOrder(tx, held, { to: isAway ? 'not_taken' : 'cancelled', action: 'cancel', set, details: { reason } })
  if (!isAway) await giveGoodsBack(tx, [order], 'released')
  await refundEnd(tx, held, onlineOf(order) - order.refunded)
  await endWithOrders(tx, purchase)
  await pauseAt('shop', 'before-commit')
}

/** What was paid for an order that came to nothing goes back, once; no more than is left of it. */
async function refundEnd(tx: Tx, { order, purchase, by }: HeldOrder, taka: number): Promise<void> {
  if (taka <= 0) return
  const back = { name: 'end', why: order.reason ?? 'cancelled', by: by === 'buyer' ? ('buyer' as const) : ('seller' as const) }
  const outcome = await refundOrder(tx, { order, purchase }, { ...back, taka })
  // Staff may have confirmed a payment of less than the price.
  if (outcome.kind === 'too-much' && outcome.left > 0) await refundOrder(tx, { order, purchase }, { ...back, taka: outcome.left })
}
