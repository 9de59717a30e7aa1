import { eq } from 'drizzle-orm'
import type { OrderReason } from '#contract/order-reasons.ts'
import type { Tx } from '../../../db/in-transaction.ts'
import { event_orders } from '../../../db/tables/orders.ts'
import { order_tasks } from '../../../db/tables/payments.ts'
import type { Order } from '../attempts.ts'
import { noteChanges } from '../change-log.ts'
import { voidOrder } from '../complete-order.ts'
import { releaseHeld } from '../end-orders.ts'
import { bookUnearned } from '../ledger.ts'
import { oweBack } from '../owe-back.ts'
import { actOnOrder, changed, holdKept, type StaffParts } from './staff-order.ts'

/**
 * Takes an order back that is confirmed or in review: its tickets open no gate any more, seats and promo code are free again, and its money
 * goes back through the gateway, which the server's rounds ask for it. @returns what happened, in words.
 * @param why for the record; the buyer is told that it was called off, or that the payment could not be accepted.
 * @throws {StaffRefused} no such order; it is neither.
 */
export const refundOrder = (parts: Pick<StaffParts, 'db'>, name: string, why: string): Promise<string> =>
  actOnOrder(parts, name, {
    what: 'refund',
    work: async (tx, order) => {
      const { event_order_id, state } = order
      if (state === 'refund_due') return `The money of ${event_order_id} is on its way back already.`
      if (state === 'refunded') return `${event_order_id} was given back already.`
      if (state !== 'review' && state !== 'confirmed') return undefined
      return giveBack(tx, order, { state, why })
    },
  })

async function giveBack(tx: Tx, order: Order, { state, why }: { state: 'review' | 'confirmed'; why: string }): Promise<string> {
  const { id, event_order_id } = order
  const kept = await holdKept(tx, order)
  if (!kept && order.final_price > 0) throw new TypeError(`order ${id} is ${state} without a payment`)
  const reason = state === 'review' ? 'review' : 'called-off'
  await tx
    .update(event_orders)
    .set({ ...changed, state: 'refund_due', reason: reason satisfies OrderReason })
    .where(eq(event_orders.id, id))
  const details = { why, ...(kept && { tran_id: kept.tran_id }) }
  await noteChanges(tx, [{ event_order: id, from_state: state, to_state: 'refund_due', by: 'staff', details }])
  await voidOrder(tx, id)
  if (kept && state === 'confirmed') await bookUnearned(tx, kept, order.service_charge)
  if (kept) await oweBack(tx, kept, reason)
  else await endAtOnce(tx, id)
  await releaseHeld(tx, [order])
  if (!kept) return `${event_order_id} is called off. It cost nothing, so no money goes back.`
  return `${event_order_id} is called off; ${(kept.paid_paisa ?? 0) / 100} taka go back through the payment provider while the server runs.`
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
  await tx.insert(order_tasks).values({ event_order: id, kind: 'letter-refund' }).onConflictDoNothing()
}
