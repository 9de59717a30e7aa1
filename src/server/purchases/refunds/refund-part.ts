import type { Tx } from '../../db/connection/in-transaction.ts'
import { noteChanges, type PurchaseChange } from '../change-log.ts'
import { bookUnearned, unearning } from '../ledger.ts'
import { lockPaidAttempts } from '../payment/attempts.ts'
import type { Purchase, PurchaseHandlers } from '../purchase-handler.ts'
import { giveBackPurchases } from './give-back-purchases.ts'
import { leftOf, oweBack } from './owe-back.ts'

interface Part {
  /** Paisa, above 0. */
  paisa: number
  by: Extract<PurchaseChange['by'], 'staff' | 'seller'>
  why: string
  handlers: PurchaseHandlers
  /** What goes on record besides. */
  record?: PurchaseChange['details']
}

/** The result; `too-much`: there were only so many paisa left, and nothing is changed. `all`: the purchase itself goes back with the last part. */
export type PartOutcome = { kind: 'part' | 'all' } | { kind: 'too-much'; left: number }

/**
 * Gives some of the money of a confirmed purchase back: it stays good, and its buyer keeps what they were given, until the last of its money goes
 * back. The purchase is held, and so is its payment from here on: of two parts at once the second sees what the first has left.
 */
export async function refundPart(tx: Tx, purchase: Purchase, { paisa, by, why, handlers, record }: Part): Promise<PartOutcome> {
  if (purchase.state !== 'confirmed') throw new TypeError(`purchase ${purchase.id} is ${purchase.state}: no part of its money goes back`)
  const kept = (await lockPaidAttempts(tx, [purchase.id])).get(purchase.id)
  const left = kept ? leftOf(kept) : 0
  if (!kept || paisa > left) return { kind: 'too-much', left }
  if (paisa === left) {
    await giveBackPurchases(tx, [{ purchase, why }], { by, reason: 'called-off', handlers, ...(record && { record }) })
    return { kind: 'all' }
  }
  const [refund] = await oweBack(tx, [kept], { reason: 'part', paisa })
  if (!refund) throw new TypeError('a refund was not written')
  await bookUnearned(tx, [unearning(kept, refund)])
  const details = { refund: refund.refund_trans_id, taka: paisa / 100, why, ...record }
  await noteChanges(tx, [{ purchase: purchase.id, from_state: 'confirmed', to_state: 'confirmed', by, details }])
  return { kind: 'part' }
}
