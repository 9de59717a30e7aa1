import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { events } from '../../../db/tables/events.ts'
import type { Order } from '../payment/attempts.ts'
import { giveBackOrder } from '../refunds/give-back-order.ts'
import { readRefunds } from './refund-words.ts'
import { lineOf } from './settle-refund.ts'
import { actOnOrder, type StaffParts } from './staff-order.ts'

/**
 * Takes an order back that is confirmed or in review, as `giveBackOrder` does; of one that was taken back already it says where the money is.
 * @returns what happened, in words.
 * @param why for the record; the buyer is told that it was called off, or that the payment could not be accepted.
 * @throws {StaffRefused} no such order; it is neither.
 */
export const refundOrder = (parts: Pick<StaffParts, 'db'>, name: string, why: string): Promise<string> =>
  actOnOrder(parts, name, {
    what: 'refund',
    work: async (tx, order) => {
      const { event_order_id, state } = order
      if (state === 'refund_due') return whereMoneyIs(tx, order)
      if (state === 'refunded') return [`${event_order_id} was given back already.`, ...(await byHand(tx, order))].join('\n')
      if (state !== 'review' && state !== 'confirmed') return undefined
      const kept = await giveBackOrder(tx, order, { by: 'staff', why, isEventOff: await isCalledOff(tx, order) })
      if (!kept) return `${event_order_id} is called off. It cost nothing, so no money goes back.`
      return `${event_order_id} is called off; ${(kept.paid_paisa ?? 0) / 100} taka go back through the payment provider while the server runs.`
    },
  })

async function whereMoneyIs(tx: Tx, order: Order): Promise<string> {
  const { event_order_id } = order
  const refunds = await readRefunds(tx, order)
  const hint = refunds.some(({ state }) => state === 'refund_failed')
    ? [`refund ${event_order_id} retry asks again; refund ${event_order_id} settled-by-hand <reference> notes that you have paid it yourself.`]
    : []
  return [`The money of ${event_order_id} is owed back, and not all of it is back yet:`, ...refunds.map(lineOf), ...hint].join('\n')
}

const byHand = async (tx: Tx, order: Order): Promise<string[]> =>
  (await readRefunds(tx, order)).filter(({ refund_reference }) => refund_reference !== null).map(lineOf)

async function isCalledOff(tx: Tx, { event }: Order): Promise<boolean> {
  const [found] = await tx
    .select({ called_off_at: events.called_off_at })
    .from(events)
    .where(eq(events.id, event ?? 0))
  return found !== undefined && found.called_off_at !== null
}
