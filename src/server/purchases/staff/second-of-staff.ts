import { FOUR_EYES_ABOVE_TAKA } from '#contract/desk/approval-kinds.ts'
import { type AskedApproval, askApproval } from '../../approvals/ask-approval.ts'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { amountToPay } from '../amount-to-pay.ts'
import { lockPaidAttempts } from '../payment/attempts.ts'
import type { Purchase } from '../purchase-handler.ts'
import { leftOf } from '../refunds/owe-back.ts'
import type { Act } from './staff-purchase.ts'

/** A second member of staff was asked, and nothing else was done. */
export interface Asked {
  kind: 'asked'
  /** Its number. */
  approval: number
  taka: number
}

/** Money that an act is about, in taka. `together` counts what of the purchase goes back already: many small parts are a large one. */
interface Weight {
  taka: number
  together: number
}

interface Asking {
  ask: Pick<AskedApproval, 'kind' | 'details' | 'reason' | 'staff'>
  /** Undefined: it cannot be done, and the act says why. */
  weigh: (tx: Tx, purchase: Purchase) => Promise<Weight | undefined>
}

/** An act that asks a second member of staff where it is about more money than one decides alone. @throws {Problem} bad-state — the same waits already. */
export const withSecond = <T>(act: Act<T>, { ask, weigh }: Asking): Act<T | Asked> => ({
  what: act.what,
  work: async (tx, purchase) => {
    const weight = await weigh(tx, purchase)
    if (!weight || weight.together <= FOUR_EYES_ABOVE_TAKA) return act.work(tx, purchase)
    const { taka } = weight
    return { kind: 'asked', taka, approval: await askApproval(tx, { ...ask, subject: purchase.number, details: { ...ask.details, taka } }) }
  },
})

const PAISA = 100

/** Of a purchase in review: what was to be paid for it, or what was paid where that is more. */
export async function weighConfirmation(tx: Tx, purchase: Purchase): Promise<Weight | undefined> {
  const { id, state } = purchase
  if (state !== 'review') return undefined
  const kept = (await lockPaidAttempts(tx, [id])).get(id)
  const taka = Math.max(amountToPay(purchase), Math.ceil((kept?.paid_paisa ?? 0) / PAISA))
  return { taka, together: taka }
}

/** Of all that is left. */
export async function weighWhole(tx: Tx, { id, state }: Purchase): Promise<Weight | undefined> {
  if (state !== 'review' && state !== 'confirmed') return undefined
  const kept = (await lockPaidAttempts(tx, [id])).get(id)
  return kept && { taka: Math.ceil(leftOf(kept) / PAISA), together: Math.ceil((kept.paid_paisa ?? 0) / PAISA) }
}

/** Of a part. */
export const weighPart =
  (taka: number) =>
  async (tx: Tx, { id, state }: Purchase): Promise<Weight | undefined> => {
    if (state !== 'confirmed') return undefined
    const kept = (await lockPaidAttempts(tx, [id])).get(id)
    if (!kept || taka * PAISA > leftOf(kept)) return undefined
    return { taka, together: taka + Math.ceil(kept.owed_back_paisa / PAISA) }
  }
