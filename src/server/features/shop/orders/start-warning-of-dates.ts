import type { Database } from '../../../db/connection/open.ts'
import { warnOfDates } from '../../../db/shop/warn-of-dates.ts'
import { startBackgroundJob } from '../../../http/background-jobs.ts'

const EVERY_MS = 60_000

interface Parts {
  db: Database['db']
  log: Parameters<typeof startBackgroundJob>[0]['log']
}

/** Warns of dates of orders every minute until it is stopped. Gives what stops it, which resolves when no run is under way. */
export const startWarningOfDates = ({ db, log }: Parts): (() => Promise<void>) =>
  startBackgroundJob({ every_ms: EVERY_MS, work: () => warnOfDates(db), fault: 'dates of orders could not be warned of', log })
