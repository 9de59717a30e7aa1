import { postMoves } from '../../ledger/post-moves.ts'
import { amountToPay } from '../amount-to-pay.ts'
import { noteChanges } from '../change-log.ts'
import { completePurchase } from '../complete-purchase.ts'
import { earnedMove } from '../ledger.ts'
import { lockPaidAttempts } from '../payment/attempts.ts'
import { handlerOf, type PurchaseHandlers } from '../purchase-handler.ts'
import { type Act, actOnPurchase, type DoneBy, type StaffParts, StaffRefused } from './staff-purchase.ts'

/** `already`: it was confirmed before, and nothing was done. `given`: what its buyer gets, as a sentence. */
export type Confirmed = { number: string } & ({ kind: 'confirmed'; given: string; taka: number } | { kind: 'already' })

/**
 * Makes a purchase good whose payment staff have looked at: the gateway has taken money for it, and it is staff who take the risk, or less
 * than was asked.
 * @param decided why, for the record, and by whom.
 * @throws {StaffRefused} what it is for was called off; what its buyer gets cannot be made here.
 */
export const confirming = (handlers: PurchaseHandlers, { why, ...by }: { why: string } & DoneBy): Act<Confirmed> => ({
  what: 'confirm',
  work: async (tx, purchase) => {
    const { id, number, state } = purchase
    if (state === 'confirmed') return { kind: 'already', number }
    if (state !== 'review') return undefined
    const handler = handlerOf(handlers, purchase)
    if (!(await handler.isStillOn(tx, purchase, { toCome: false })))
      throw new StaffRefused(`What ${number} is for was called off: its money can only be given back.`, 'called-off')
    const kept = (await lockPaidAttempts(tx, [id])).get(id)
    if (!kept) throw new TypeError(`purchase ${id} is in review without a payment`)
    const details = { tran_id: kept.tran_id, why, ...by }
    await noteChanges(tx, [{ purchase: id, from_state: state, to_state: 'confirmed', by: 'staff', details }])
    await completePurchase(tx, id, handlers)
    await postMoves(tx, [await earnedMove(tx, { attempt: kept, purchase, handlers })])
    return { kind: 'confirmed', number, taka: amountToPay(purchase), given: (await handler.describe(tx, purchase))?.given ?? '' }
  },
})

/** The same at a terminal. @returns what happened, in words. @throws {StaffRefused} no such order; it is not in review; as above. */
export async function confirmPurchase(parts: StaffParts, name: string, why: string): Promise<string> {
  const done = await actOnPurchase(parts, name, confirming(parts.handlers, { why }))
  if (done.kind === 'already') return `${done.number} was confirmed already.`
  return `${done.number} is confirmed${done.given && `; ${done.given}`}.`
}
