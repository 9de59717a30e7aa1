import { handlerOf, type PurchaseHandlers } from '../purchase-handler.ts'
import { giveBackPurchases } from '../refunds/give-back-purchases.ts'
import type { OwedBack } from '../refunds/give-money-back.ts'
import { leftOf } from '../refunds/owe-back.ts'
import { refundPart } from '../refunds/refund-part.ts'
import { readRefunds } from './refund-words.ts'
import { lineOf } from './settle-refund.ts'
import { type Act, actOnPurchase, type DoneBy, type StaffParts, StaffRefused } from './staff-purchase.ts'

/** Paisa that go back from now on; `before`: it was taken back already, and this is where its money is. */
export type RefundedWhole = { number: string } & ({ kind: 'back'; paisa: number } | { kind: 'before'; isOver: boolean; refunds: OwedBack[] })

/**
 * Takes a purchase back that is confirmed or in review, as `giveBackPurchases` does; of one that was taken back already it says where the money is.
 * @param decided why, for the record, and by whom; the buyer reads that it was called off, or that the payment could not be accepted.
 */
export const refundingWhole = (handlers: PurchaseHandlers, { why, ...by }: { why: string } & DoneBy): Act<RefundedWhole> => ({
  what: 'refund',
  work: async (tx, purchase) => {
    const { number, state } = purchase
    if (state === 'refund_due' || state === 'refunded')
      return { kind: 'before', number, isOver: state === 'refunded', refunds: await readRefunds(tx, purchase) }
    if (state !== 'review' && state !== 'confirmed') return undefined
    const isOff = await handlerOf(handlers, purchase).isCalledOff(tx, purchase)
    const reason = state === 'review' && !isOff ? 'review' : 'called-off'
    const kept = (await giveBackPurchases(tx, [{ purchase, why }], { by: 'staff', reason, handlers, record: by })).get(purchase.id)
    return { kind: 'back', number, paisa: kept ? leftOf(kept) : 0 }
  },
})

/** What goes back in part, and why, for the record. */
export interface PartAsked {
  /** Whole. */
  taka: number
  why: string
  /** Number of the order, where a purchase is several. */
  order?: string | undefined
}

/** `isAll`: the purchase itself goes back with the last of its money. */
export interface RefundedPart {
  number: string
  taka: number
  isAll: boolean
}

/**
 * Gives a part of the money of a confirmed purchase back; the purchase stands. Of one that is several orders, the order must be named.
 * @throws {StaffRefused} so much was not paid, or goes back already; no order of that number is in it.
 */
export const refundingPart = (handlers: PurchaseHandlers, { taka, order, why, ...by }: PartAsked & DoneBy): Act<RefundedPart> => ({
  what: 'refund-part',
  work: async (tx, purchase) => {
    const { number, state } = purchase
    if (state !== 'confirmed') return undefined
    const { refundOfOrder } = handlerOf(handlers, purchase)
    const outcome = refundOfOrder
      ? await refundOfOrder(tx, purchase, { order, taka, why, record: { ...by } })
      : await refundPart(tx, purchase, { paisa: taka * 100, by: 'staff', why, handlers, record: by })
    if (outcome.kind === 'no-order') throw new StaffRefused(`${number} is several orders: name the one of which money goes back.`, 'which-order')
    if (outcome.kind !== 'too-much') return { number, taka, isAll: outcome.kind === 'all' }
    const { left } = outcome
    throw new StaffRefused(`Of ${number} only ${left / 100} taka are left that do not go back already.`, 'too-much', { left })
  },
})

/** The whole at a terminal. @returns what happened, in words. @throws {StaffRefused} no such order; it is neither confirmed nor in review. */
export async function refundPurchase(parts: StaffParts, name: string, why: string): Promise<string> {
  const done = await actOnPurchase(parts, name, refundingWhole(parts.handlers, { why }))
  if (done.kind === 'before') return whereMoneyIs(done)
  if (done.paisa === 0) return `${done.number} is called off. It cost nothing, so no money goes back.`
  return `${done.number} is called off; ${done.paisa / 100} taka go back through the payment provider while the server runs.`
}

/** A part at a terminal. @returns what happened, in words. @throws {StaffRefused} no such order; it is not confirmed; as above. */
export async function refundSome(parts: StaffParts, name: string, part: PartAsked): Promise<string> {
  const { number, taka, isAll } = await actOnPurchase(parts, name, refundingPart(parts.handlers, part))
  if (isAll) return `${number} is called off; its last ${taka} taka go back through the payment provider while the server runs.`
  return `${taka} taka of ${number} go back through the payment provider while the server runs; the order stands.`
}

function whereMoneyIs({ number, isOver, refunds }: Extract<RefundedWhole, { kind: 'before' }>): string {
  if (isOver) return [`${number} was given back already.`, ...refunds.filter(({ refund }) => refund.reference !== null).map(lineOf)].join('\n')
  const hint = refunds.some(({ refund }) => refund.state === 'failed')
    ? [`refund ${number} retry asks again; refund ${number} settled-by-hand <reference> notes that you have paid it yourself.`]
    : []
  return [`The money of ${number} is owed back, and not all of it is back yet:`, ...refunds.map(lineOf), ...hint].join('\n')
}
