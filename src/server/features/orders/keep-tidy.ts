import { setTimeout as wait } from 'node:timers/promises'
import { errorFacts } from '../../http/error-facts.ts'
import { tidyKeptAnswers } from '../../http/once.ts'
import { eachAlone } from './each-alone.ts'
import { expireOrders } from './expire-orders.ts'
import { tidyInbox } from './payment-inbox.ts'
import type { PaymentParts } from './payment-parts.ts'
import { endWaiting, reconcilePayments } from './reconcile-payments.ts'

const EVERY_MS = 15_000

/**
 * Ends what is due and forgets what is old, and asks the payment gateway about what is not decided, each every 15 s until it is stopped; a
 * round that fails is told to the log and made up for by the next. A gateway that is slow holds up no seats. Gives what stops all, which
 * resolves when no round is under way.
 */
export function keepOrdersTidy(parts: PaymentParts): () => Promise<void> {
  const ending = new AbortController()
  const { db, log } = parts
  const expire = async () => {
    const gone = await expireOrders(db)
    if (gone > 0) log.info({ orders: gone }, 'orders that were not paid have ended')
  }
  const tidy = () => eachAlone([expire, () => tidyKeptAnswers(db), () => tidyInbox(db)], (step) => step())
  const over = Promise.all([
    rounds(tidy, 'orders could not be tidied'),
    rounds(() => endWaiting(parts), 'orders that were to be paid could not be ended'),
    rounds(() => reconcilePayments(parts), 'payments could not be reconciled'),
  ])

  async function rounds(work: () => Promise<void>, fault: string): Promise<void> {
    while (await pause(ending.signal)) {
      try {
        await work()
      } catch (error) {
        log.warn({ error: errorFacts(error) }, fault)
      }
    }
  }
  return async () => {
    ending.abort()
    await over
  }
}

/** Whether it goes on after a while. Does not keep the process alive. */
const pause = (signal: AbortSignal): Promise<boolean> =>
  wait(EVERY_MS, true, { signal, ref: false }).catch((error: unknown) => {
    if (signal.aborted) return false
    throw error
  })
