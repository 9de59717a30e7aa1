import { eq } from 'drizzle-orm'
import type { OrderReason } from '#contract/order-reasons.ts'
import type { Tx } from '../../db/in-transaction.ts'
import { event_orders } from '../../db/tables/orders.ts'
import { order_tasks } from '../../db/tables/payments.ts'
import { type Attempt, changed, holdKept, type Order } from './attempts.ts'
import { noteChanges } from './change-log.ts'
import { voidOrder } from './complete-order.ts'
import { releaseHeld } from './end-orders.ts'
import { bookUnearned } from './ledger.ts'
import { oweBack } from './owe-back.ts'

/** Who takes an order back, and why, for the record. */
export interface GivingBack {
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
  const { id, state } = order
  if (state !== 'review' && state !== 'confirmed') throw new TypeError(`order ${id} is ${state}, and cannot be given back`)
  const kept = await holdKept(tx, order)
  if (!kept && order.final_price > 0) throw new TypeError(`order ${id} is ${state} without a payment`)
  const reason = state === 'review' && !isEventOff ? 'review' : 'called-off'
  await tx
    .update(event_orders)
    .set({ ...changed, state: 'refund_due', reason: reason satisfies OrderReason })
    .where(eq(event_orders.id, id))
  const details = { why, ...(kept && { tran_id: kept.tran_id }) }
  await noteChanges(tx, [{ event_order: id, from_state: state, to_state: 'refund_due', by, details }])
  await voidOrder(tx, id)
  if (kept && state === 'confirmed') await bookUnearned(tx, kept, order.service_charge)
  if (kept) await oweBack(tx, kept, reason)
  else await endAtOnce(tx, id)
  if (reason === 'called-off') await leaveCalledOffTasks(tx, id)
  await releaseHeld(tx, [order])
  return kept
}

/**
 * What cost nothing has nobody's word to wait for. It ends as refunded and not as cancelled: that is what only orders become that were never
 * good, and phones that know them keep their tickets shown as void.
 */
async function endAtOnce(tx: Tx, id: number): Promise<void> {
  await tx
    .update(event_orders)
    .set({ ...changed, state: 'refunded' })
    .where(eq(event_orders.id, id))
  await noteChanges(tx, [{ event_order: id, from_state: 'refund_due', to_state: 'refunded', by: 'service' }])
}

async function leaveCalledOffTasks(tx: Tx, event_order: number): Promise<void> {
  await tx
    .insert(order_tasks)
    .values([
      { event_order, kind: 'letter-called-off' },
      { event_order, kind: 'tell-called-off' },
    ])
    .onConflictDoNothing()
}
