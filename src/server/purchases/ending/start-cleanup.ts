import { type BackgroundJob, startBackgroundJob } from '../../http/background-jobs.ts'
import { tidyKeptAnswers } from '../../http/once.ts'
import { watchPace } from '../concurrency/pace.ts'
import { runEach } from '../concurrency/run-each.ts'
import { judgeDue, tidyInbox } from '../payment/payment-inbox.ts'
import type { PaymentParts } from '../payment/payment-parts.ts'
import { askAboutDue } from '../payment/reconcile-payments.ts'
import { giveMoneyBack } from '../refunds/give-money-back.ts'
import { endConfirming, endPaying } from './end-waiting.ts'
import { expirePurchases } from './expire-purchases.ts'

const EVERY_MS = 5000
const TIDY_EVERY_MS = 60_000
/** Purchases that were being paid when the service stopped are asked about first when it runs again, and only then have waited long enough. */
const FIRST_MS = 30_000

/**
 * Ends what is due and forgets what is old, and asks the payment gateway about what is not decided, until it is stopped. What is held, questions,
 * refunds and messages are lanes of their own: each looks every 5 s and goes on while there is more, so that neither a slow gateway nor the
 * number of the ones holds up the others. Gives what stops all, which resolves when nothing is under way.
 */
export function startPurchaseCleanup(parts: PaymentParts): () => Promise<void> {
  const { db, log } = parts
  const begun = performance.now()
  const expire = async () => {
    const gone = await expirePurchases(parts)
    if (gone > 0) log.info({ purchases: gone }, 'orders that were not paid have ended')
  }
  const end = async () => {
    if (performance.now() - begun >= FIRST_MS) await endConfirming(parts)
  }
  const lane = (work: BackgroundJob['work'], fault: string, every_ms = EVERY_MS) => startBackgroundJob({ every_ms, work, fault, log })
  const stops = [
    lane(expire, 'orders that were not paid could not be ended'),
    lane(() => runEach([() => endPaying(parts), end], (step) => step()), 'orders that were to be paid could not be ended'),
    lane((ending) => askAboutDue(parts, watchPace(parts.payment, { ending })), 'payments could not be reconciled'),
    lane((ending) => giveMoneyBack(parts, watchPace(parts.payment, { of: 'refunds', ending })), 'money could not be given back'),
    lane((ending) => judgeDue(parts, watchPace(parts.payment, { ending })), 'messages of the gateway could not be judged'),
    lane(() => runEach([() => tidyKeptAnswers(db), () => tidyInbox(db)], (step) => step()), 'what is old could not be forgotten', TIDY_EVERY_MS),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
