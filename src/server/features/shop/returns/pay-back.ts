import type { Tx } from '../../../db/connection/in-transaction.ts'
import { endWithOrders, refundOrder } from '../orders/refund-order.ts'
import type { HeldReturn } from './hold-return.ts'
import { moveReturn } from './move-return.ts'

/** What money that goes back for a complaint is called among the refunds of its order, before the complaint's id: it goes back once. */
export const REFUND_NAME = 'return '

/**
 * Gives back online what was agreed on, once nothing more is to come back before: the complaint is settled with it. What staff have given back
 * meanwhile is not given twice. What is given in cash or as a replacement is for the seller to do.
 */
export async function payBackWhenDue(tx: Tx, held: HeldReturn): Promise<void> {
  const { row, order, purchase, by } = held
  if (order.method !== 'online' || row.remedy !== 'refund' || row.amount === null) return
  if (row.goes_back && row.received_at === null) return
  const asked = { taka: row.amount, name: `${REFUND_NAME}${row.id}`, why: `complaint ${row.number}`, by }
  let outcome = await refundOrder(tx, { order, purchase }, asked)
  if (outcome.kind === 'too-much' && outcome.left > 0) outcome = await refundOrder(tx, { order, purchase }, { ...asked, taka: outcome.left })
  await endWithOrders(tx, purchase)
  const taka = outcome.kind === 'too-much' ? 0 : outcome.taka
  await moveReturn(tx, { ...held, by: 'service', account: null }, { to: 'settled', action: 'refund', details: { taka } })
}
