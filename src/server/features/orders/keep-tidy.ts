import { tidyKeptAnswers } from '../../http/once.ts'
import { keepDoing } from '../../http/rounds.ts'
import { eachAlone } from './each-alone.ts'
import { expireOrders } from './expire-orders.ts'
import { tidyInbox } from './payment-inbox.ts'
import type { PaymentParts } from './payment-parts.ts'
import { endWaiting, reconcilePayments } from './reconcile-payments.ts'
import { giveBackWanted } from './seller/give-back-wanted.ts'

const EVERY_MS = 15_000

/**
 * Ends what is due and forgets what is old, and asks the payment gateway about what is not decided, each every 15 s until it is stopped. A
 * gateway that is slow holds up no seats. Gives what stops all, which resolves when no round is under way.
 */
export function keepOrdersTidy(parts: PaymentParts): () => Promise<void> {
  const { db, log } = parts
  const expire = async () => {
    const gone = await expireOrders(db)
    if (gone > 0) log.info({ orders: gone }, 'orders that were not paid have ended')
  }
  const tidy = () => eachAlone([expire, () => tidyKeptAnswers(db), () => tidyInbox(db)], (step) => step())
  const rounds = (work: () => Promise<unknown>, fault: string) => keepDoing({ every_ms: EVERY_MS, work, fault, log })
  let last = 0
  const giveBack = async () => {
    last = await giveBackWanted(parts, last)
    return last > 0
  }
  const stops = [
    rounds(tidy, 'orders could not be tidied'),
    rounds(() => endWaiting(parts), 'orders that were to be paid could not be ended'),
    rounds(() => reconcilePayments(parts), 'payments could not be reconciled'),
    rounds(giveBack, 'what sellers give back could not be looked for'),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
