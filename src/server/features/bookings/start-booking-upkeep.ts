import type { Database } from '../../db/connection/open.ts'
import { type BackgroundJob, startBackgroundJob } from '../../http/background-jobs.ts'
import type { PurchaseHandlers } from '../../purchases/purchase-handler.ts'
import { passDueBookings } from './clock/pass-due-bookings.ts'

const PASS_EVERY_MS = 20_000

/** Moves bookings on whose time is over, until it is stopped; gives what stops it. */
export const startBookingUpkeep = ({
  db,
  handlers,
  log,
}: { db: Database['db']; handlers: PurchaseHandlers } & Pick<BackgroundJob, 'log'>): (() => Promise<void>) =>
  startBackgroundJob({ every_ms: PASS_EVERY_MS, work: () => passDueBookings({ db, handlers }), fault: 'bookings could not be moved on', log })
