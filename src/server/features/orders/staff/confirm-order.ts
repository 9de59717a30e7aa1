import { eq } from 'drizzle-orm'
import { event_orders } from '../../../db/tables/orders.ts'
import { noteChanges } from '../change-log.ts'
import { bookEarned } from '../ledger.ts'
import { changed, lockPaidAttempts } from '../payment/attempts.ts'
import { completeOrder } from '../payment/complete-order.ts'
import { isStillOn } from '../placing/retake-seats.ts'
import { actOnOrder, type StaffParts, StaffRefused } from './staff-order.ts'

/**
 * Makes an order good whose payment staff have looked at: the gateway has taken money for it, and it is staff who take the risk, or less
 * than was asked. @returns what happened, in words.
 * @param why for the record.
 * @throws {StaffRefused} no such order; it is not in review; its event was called off; tickets cannot be signed here.
 */
export async function confirmOrder(parts: StaffParts, name: string, why: string): Promise<string> {
  const signer = await parts.signer()
  return actOnOrder(parts, name, {
    what: 'confirm',
    work: async (tx, order) => {
      const { id, event_order_id, state } = order
      if (state === 'confirmed') return `${event_order_id} was confirmed already.`
      if (state !== 'review') return undefined
      if (!(await isStillOn(tx, order, { toCome: false })))
        throw new StaffRefused(`The event of ${event_order_id} was called off: its money can only be given back.`)
      const kept = (await lockPaidAttempts(tx, [id])).get(id)
      if (!kept) throw new TypeError(`order ${id} is in review without a payment`)
      await tx
        .update(event_orders)
        .set({ ...changed, state: 'confirmed', reason: null })
        .where(eq(event_orders.id, id))
      await noteChanges(tx, [{ event_order: id, from_state: state, to_state: 'confirmed', by: 'staff', details: { tran_id: kept.tran_id, why } }])
      await bookEarned(tx, kept, order.service_charge)
      await completeOrder(tx, id, signer)
      return `${event_order_id} is confirmed; its buyer gets the tickets.`
    },
  })
}
