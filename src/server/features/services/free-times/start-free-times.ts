import type { Database } from '../../../db/connection/open.ts'
import { startBackgroundJob } from '../../../http/background-jobs.ts'
import { errorFacts } from '../../../http/responses/error-facts.ts'
import { refreshFreeTimes } from './refresh-free-times.ts'

const EVERY_MS = 20_000
const AT_ONCE = 200
const FAULT = 'free times of services could not be looked at'

interface Looking {
  db: Database['db']
  log: { warn: (facts: object, text: string) => void }
}

/** Looks at free times at once, and every twenty seconds until it is stopped. Gives what stops it, which resolves when no round is under way. */
export function startFreeTimes({ db, log }: Looking): () => Promise<void> {
  const work = () => refreshFreeTimes(db, { limit: AT_ONCE })
  const first = work().catch((error: unknown) => log.warn({ error: errorFacts(error) }, FAULT))
  const stop = startBackgroundJob({ every_ms: EVERY_MS, work, fault: FAULT, log })
  return async () => {
    await Promise.all([first, stop()])
  }
}
