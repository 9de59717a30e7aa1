import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../db/open.ts'
import { errorFacts } from '../../http/error-facts.ts'
import { tidyKeptAnswers } from '../../http/once.ts'
import { expireOrders } from './expire-orders.ts'

const EVERY_MS = 15_000

interface TidyLog {
  info: (facts: object, text: string) => void
  warn: (facts: object, text: string) => void
}

/**
 * Ends what is due and forgets what is old, every 15 s until it is stopped; a round that fails is told to the log and made up for by the
 * next. Gives what stops it, which resolves when no round is under way.
 */
export function keepOrdersTidy(db: Database['db'], log: TidyLog): () => Promise<void> {
  const ending = new AbortController()
  const rounds = async () => {
    while (await pause(ending.signal)) {
      try {
        const gone = await expireOrders(db)
        if (gone > 0) log.info({ orders: gone }, 'orders that were not paid have ended')
        await tidyKeptAnswers(db)
      } catch (error) {
        log.warn({ error: errorFacts(error) }, 'orders could not be tidied')
      }
    }
  }
  const over = rounds()
  return () => {
    ending.abort()
    return over
  }
}

/** Whether it goes on after a while. Does not keep the process alive. */
const pause = (signal: AbortSignal): Promise<boolean> =>
  wait(EVERY_MS, true, { signal, ref: false }).catch((error: unknown) => {
    if (signal.aborted) return false
    throw error
  })
