import type { Database } from '../../db/connection/open.ts'
import { type BackgroundJob, startBackgroundJob } from '../../http/background-jobs.ts'
import { forgetDeletions } from './basket/forget-deletions.ts'
import { closeOrders } from './orders/close-orders.ts'
import { passDueReturns } from './returns/pass-due-returns.ts'
import { forgetAddresses } from './sms/forget-addresses.ts'

const CLOSE_EVERY_MS = 60_000
const FORGET_EVERY_MS = 3_600_000

/** Closes orders that have arrived, moves complaints on whose time is over, and forgets what was taken out of baskets and who ordered by SMS, until it is stopped; gives what stops it. */
export function startShopUpkeep({ db, log }: { db: Database['db'] } & Pick<BackgroundJob, 'log'>): () => Promise<void> {
  const stops = [
    startBackgroundJob({ every_ms: CLOSE_EVERY_MS, work: () => closeOrders(db), fault: 'orders of goods could not be closed', log }),
    startBackgroundJob({ every_ms: CLOSE_EVERY_MS, work: () => passDueReturns(db), fault: 'complaints could not be moved on', log }),
    startBackgroundJob({ every_ms: FORGET_EVERY_MS, work: () => forgetDeletions(db), fault: 'baskets could not be tidied', log }),
    startBackgroundJob({ every_ms: FORGET_EVERY_MS, work: () => forgetAddresses(db), fault: 'addresses of orders by SMS could not be forgotten', log }),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
