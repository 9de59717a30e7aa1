import { eq } from 'drizzle-orm'
import { purchases } from '../../db/tables/purchases.ts'
import { noteChanges } from '../change-log.ts'
import { completePurchase } from '../complete-purchase.ts'
import { bookEarned } from '../ledger.ts'
import { changed, lockPaidAttempts } from '../payment/attempts.ts'
import { handlerOf, sharesOf } from '../purchase-handler.ts'
import { actOnPurchase, type StaffParts, StaffRefused } from './staff-purchase.ts'

/**
 * Makes a purchase good whose payment staff have looked at: the gateway has taken money for it, and it is staff who take the risk, or less
 * than was asked. @returns what happened, in words.
 * @param why for the record.
 * @throws {StaffRefused} no such order; it is not in review; what it is for was called off; what its buyer gets cannot be made here.
 */
export async function confirmPurchase(parts: StaffParts, name: string, why: string): Promise<string> {
  const { handlers } = parts
  return actOnPurchase(parts, name, {
    what: 'confirm',
    work: async (tx, purchase) => {
      const { id, number, state } = purchase
      if (state === 'confirmed') return `${number} was confirmed already.`
      if (state !== 'review') return undefined
      const handler = handlerOf(handlers, purchase)
      if (!(await handler.isStillOn(tx, purchase, { toCome: false })))
        throw new StaffRefused(`What ${number} is for was called off: its money can only be given back.`)
      const kept = (await lockPaidAttempts(tx, [id])).get(id)
      if (!kept) throw new TypeError(`purchase ${id} is in review without a payment`)
      await tx
        .update(purchases)
        .set({ ...changed, state: 'confirmed', reason: null })
        .where(eq(purchases.id, id))
      await noteChanges(tx, [{ purchase: id, from_state: state, to_state: 'confirmed', by: 'staff', details: { tran_id: kept.tran_id, why } }])
      await bookEarned(tx, kept, sharesOf(handlers, purchase))
      await completePurchase(tx, id, handlers)
      const given = (await handler.describe(tx, purchase))?.given ?? ''
      return `${number} is confirmed${given && `; ${given}`}.`
    },
  })
}
