import type { Tx } from '../../db/connection/in-transaction.ts'
import { handlerOf, type Purchase } from '../purchase-handler.ts'
import { giveBackPurchases } from '../refunds/give-back-purchases.ts'
import { leftOf } from '../refunds/owe-back.ts'
import { refundPart } from '../refunds/refund-part.ts'
import { readRefunds } from './refund-words.ts'
import { lineOf } from './settle-refund.ts'
import { actOnPurchase, type StaffParts, StaffRefused } from './staff-purchase.ts'

/**
 * Takes a purchase back that is confirmed or in review, as `giveBackPurchases` does; of one that was taken back already it says where the money is.
 * @returns what happened, in words.
 * @param why for the record; the buyer reads that it was called off, or that the payment could not be accepted.
 * @throws {StaffRefused} no such order; it is neither.
 */
export const refundPurchase = ({ db, handlers }: StaffParts, name: string, why: string): Promise<string> =>
  actOnPurchase({ db }, name, {
    what: 'refund',
    work: async (tx, purchase) => {
      const { number, state } = purchase
      if (state === 'refund_due') return whereMoneyIs(tx, purchase)
      if (state === 'refunded') return [`${number} was given back already.`, ...(await byHand(tx, purchase))].join('\n')
      if (state !== 'review' && state !== 'confirmed') return undefined
      const isOff = await handlerOf(handlers, purchase).isCalledOff(tx, purchase)
      const reason = state === 'review' && !isOff ? 'review' : 'called-off'
      const kept = (await giveBackPurchases(tx, [{ purchase, why }], { by: 'staff', reason, handlers })).get(purchase.id)
      if (!kept) return `${number} is called off. It cost nothing, so no money goes back.`
      return `${number} is called off; ${leftOf(kept) / 100} taka go back through the payment provider while the server runs.`
    },
  })

/**
 * Gives a part of the money of a confirmed purchase back; the purchase stands. @returns what happened, in words.
 * @param part whole taka, and why, for the record.
 * @throws {StaffRefused} no such order; it is not confirmed; so much was not paid, or goes back already.
 */
export const refundSome = ({ db, handlers }: StaffParts, name: string, { taka, why }: { taka: number; why: string }): Promise<string> =>
  actOnPurchase({ db }, name, {
    what: 'refund-part',
    work: async (tx, purchase) => {
      const { number, state } = purchase
      if (state !== 'confirmed') return undefined
      const outcome = await refundPart(tx, purchase, { paisa: taka * 100, by: 'staff', why, handlers })
      if (outcome.kind === 'too-much') throw new StaffRefused(`Of ${number} only ${outcome.left / 100} taka are left that do not go back already.`)
      if (outcome.kind === 'all') return `${number} is called off; its last ${taka} taka go back through the payment provider while the server runs.`
      return `${taka} taka of ${number} go back through the payment provider while the server runs; the order stands.`
    },
  })

async function whereMoneyIs(tx: Tx, purchase: Purchase): Promise<string> {
  const { number } = purchase
  const refunds = await readRefunds(tx, purchase)
  const hint = refunds.some(({ refund }) => refund.state === 'failed')
    ? [`refund ${number} retry asks again; refund ${number} settled-by-hand <reference> notes that you have paid it yourself.`]
    : []
  return [`The money of ${number} is owed back, and not all of it is back yet:`, ...refunds.map(lineOf), ...hint].join('\n')
}

const byHand = async (tx: Tx, purchase: Purchase): Promise<string[]> =>
  (await readRefunds(tx, purchase)).filter(({ refund }) => refund.reference !== null).map(lineOf)
