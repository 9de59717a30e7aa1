import { sendReminders } from '../../db/bookings/due-reminders.ts'
import type { Database } from '../../db/connection/open.ts'
import { startBackgroundJob } from '../../http/background-jobs.ts'

const EVERY_MS = 60_000

interface Parts {
  db: Database['db']
  log: Parameters<typeof startBackgroundJob>[0]['log']
}

/** Reminds of bookings every minute until it is stopped. Gives what stops it, which resolves when no run is under way. */
export const startReminding = ({ db, log }: Parts): (() => Promise<void>) =>
  startBackgroundJob({ every_ms: EVERY_MS, work: () => sendReminders(db), fault: 'reminders of bookings could not be left', log })
