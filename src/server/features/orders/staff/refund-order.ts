import { giveBackOrder } from '../give-back-order.ts'
import { actOnOrder, type StaffParts } from './staff-order.ts'

/**
 * Takes an order back that is confirmed or in review, as `giveBackOrder` does. @returns what happened, in words.
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
      const kept = await giveBackOrder(tx, order, { by: 'staff', why })
      if (!kept) return `${event_order_id} is called off. It cost nothing, so no money goes back.`
      return `${event_order_id} is called off; ${(kept.paid_paisa ?? 0) / 100} taka go back through the payment provider while the server runs.`
    },
  })
