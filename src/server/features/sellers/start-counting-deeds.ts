import type { Database } from '../../db/connection/open.ts'
import { countDeeds } from '../../db/sellers/count-deeds.ts'
import { startBackgroundJob } from '../../http/background-jobs.ts'
import { errorFacts } from '../../http/responses/error-facts.ts'

const EVERY_MS = 5 * 60_000
const FAULT = 'what sellers have done could not be counted'

interface Counting {
  db: Database['db']
  log: { warn: (facts: object, text: string) => void }
}

/** Counts what sellers have done at once, and every five minutes until it is stopped. Gives what stops it, which resolves when no run is under way. */
export function startCountingDeeds({ db, log }: Counting): () => Promise<void> {
  const first = countDeeds(db).catch((error: unknown) => log.warn({ error: errorFacts(error) }, FAULT))
  const stop = startBackgroundJob({ every_ms: EVERY_MS, work: () => countDeeds(db), fault: FAULT, log })
  return async () => {
    await Promise.all([first, stop()])
  }
}
