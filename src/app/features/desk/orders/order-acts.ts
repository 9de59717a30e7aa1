import type { DeskOrderFile } from '#contract/desk/order-file.ts'
import type { ActName, SettleName } from './calls.ts'

/** Something that staff can do about an order as it is. */
export type OrderAct = { act: ActName; refund?: string; order?: string } | { act: SettleName; name: string }

const TAKA = 100

/** In the order of their keys. What waits for a second member of staff is not asked for again. */
export function orderActs({ state, left_paisa, orders, attempts, refunds, approvals }: DeskOrderFile): OrderAct[] {
  const waits = new Set(approvals.flatMap((one) => (one.state === 'waiting' ? [one.kind] : [])))
  const canRefund = !waits.has('refund') && (state === 'review' || state === 'confirmed')
  const acts: OrderAct[] = []
  if (state === 'review' && !waits.has('confirm')) acts.push({ act: 'confirm' })
  if (canRefund) acts.push({ act: 'refund' })
  const hasPart = canRefund && state === 'confirmed' && left_paisa > 0
  // Of goods, money goes back of one seller's order, also all of it.
  if (hasPart && orders.length > 0)
    acts.push(...orders.flatMap(({ number, total, refunded }) => (total > refunded ? [{ act: 'part' as const, order: number }] : [])))
  else if (hasPart && left_paisa > TAKA) acts.push({ act: 'part' })
  for (const { name, can_retry, can_settle } of refunds) {
    if (can_retry) acts.push({ act: 'retry', refund: name })
    if (can_settle) acts.push({ act: 'settle', refund: name })
  }
  for (const { tran_id, given_up_at } of attempts) if (given_up_at !== null) acts.push({ act: 'again', name: tran_id }, { act: 'aside', name: tran_id })
  return acts
}
