import { inArray } from 'drizzle-orm'
import type { OrderReason } from '#contract/orders/order-reasons.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { event_orders } from '../../../db/tables/orders.ts'
import { order_tasks } from '../../../db/tables/payments.ts'
import { noteChanges } from '../change-log.ts'
import { releaseSeatsAndCodes } from '../ending/end-orders.ts'
import { unearnedEntries, writeEntries } from '../ledger.ts'
import { type Attempt, changed, lockPaidAttempts, type Order } from '../payment/attempts.ts'
import { voidOrders } from '../payment/complete-order.ts'
import { oweBack } from './owe-back.ts'

/** Who takes an order back, and why, for the record. */
interface GivingBack {
  by: 'staff' | 'seller'
  why: string
  /** Its event was called off: that is why, also where its payment was still to be looked at. */
  isEventOff: boolean
}

/**
 * Takes an order back that is confirmed or in review: its tickets open no gate any more, seats and promo code are free again, and its money
 * goes back through the gateway, which the rounds ask for it. The order is held. @returns the payment that is owed back, if there was one.
 */
export async function giveBackOrder(tx: Tx, order: Order, { by, why, isEventOff }: GivingBack): Promise<Attempt | undefined> {
  const reason = order.state === 'review' && !isEventOff ? 'review' : 'called-off'
  const kept = await giveBackOrders(tx, [{ order, why }], { by, reason })
  return kept.get(order.id)
}

/** The same for some of one event, each step for all of them at once. @returns what is owed back, by order. */
export async function giveBackOrders(
  tx: Tx,
  all: readonly { order: Order; why: string }[],
  { by, reason }: { by: GivingBack['by']; reason: Extract<OrderReason, 'called-off' | 'review'> },
): Promise<ReadonlyMap<number, Attempt>> {
  if (all.length === 0) return new Map()
  const orders = all.map(({ order }) => order)
  const ids = orders.map(({ id }) => id)
  const kept = await lockPaidAttempts(tx, ids)
  for (const order of orders) requireGivable(order, kept)
  await tx
    .update(event_orders)
    .set({ ...changed, state: 'refund_due', reason })
    .where(inArray(event_orders.id, ids))
  await noteChanges(
    tx,
    all.map(({ order: { id, state }, why }) => {
      const tran_id = kept.get(id)?.tran_id
      return { event_order: id, from_state: state, to_state: 'refund_due', by, details: { why, ...(tran_id !== undefined && { tran_id }) } }
    }),
  )
  await voidOrders(tx, ids)
  await writeEntries(
    tx,
    orders.flatMap(({ id, state, service_charge }) => {
      const attempt = kept.get(id)
      return attempt && state === 'confirmed' ? unearnedEntries(attempt, service_charge) : []
    }),
  )
  await oweBack(tx, [...kept.values()], reason)
  await endAtOnce(
    tx,
    ids.filter((id) => !kept.has(id)),
  )
  if (reason === 'called-off') await leaveCalledOffTasks(tx, ids)
  await releaseSeatsAndCodes(tx, orders)
  return kept
}

function requireGivable({ id, state, final_price }: Order, kept: ReadonlyMap<number, Attempt>): void {
  if (state !== 'review' && state !== 'confirmed') throw new TypeError(`order ${id} is ${state}, and cannot be given back`)
  if (!kept.has(id) && final_price > 0) throw new TypeError(`order ${id} is ${state} without a payment`)
}

/**
 * A free order need not wait for the gateway's word. It ends as refunded and not as cancelled: only orders that were never good become
 * cancelled, and phones that know them keep their tickets shown as void.
 */
async function endAtOnce(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(event_orders)
    .set({ ...changed, state: 'refunded' })
    .where(inArray(event_orders.id, [...ids]))
  await noteChanges(
    tx,
    ids.map((event_order) => ({ event_order, from_state: 'refund_due', to_state: 'refunded', by: 'service' })),
  )
}

async function leaveCalledOffTasks(tx: Tx, ids: readonly number[]): Promise<void> {
  const kinds = ['letter-called-off', 'tell-called-off'] as const
  await tx
    .insert(order_tasks)
    .values(ids.flatMap((event_order) => kinds.map((kind) => ({ event_order, kind }))))
    .onConflictDoNothing()
}
