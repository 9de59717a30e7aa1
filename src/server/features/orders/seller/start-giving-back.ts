import { startBackgroundJob } from '../../../http/background-jobs.ts'
import type { PaymentParts } from '../../../purchases/payment/payment-parts.ts'
import { giveBackWanted } from './give-back-wanted.ts'

const EVERY_MS = 5000

/** Looks every 5 s for what sellers give back, a hundred orders at a time, until it is stopped. Gives what stops it, which resolves when none is under way. */
export function startGivingBack(parts: Pick<PaymentParts, 'db' | 'handlers' | 'log'>): () => Promise<void> {
  let last = 0
  const work = async (ending: AbortSignal) => {
    last = await giveBackWanted(parts, last, ending)
    return last > 0
  }
  return startBackgroundJob({ every_ms: EVERY_MS, work, fault: 'what sellers give back could not be looked for', log: parts.log })
}
