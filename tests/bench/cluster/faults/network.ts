import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from '../scene.ts'

/** Longer than any statement may take, so that every statement under way is given up. */
const CUT_MS = 8000

/** Nothing passes between app and database, and no connection ends: as behind a network that drops packets. */
export const network: Fault = {
  says: `PgBouncer stands still (SIGSTOP) for ${CUT_MS / 1000} seconds: no connection ends, and nothing passes`,
  mostSeconds: CUT_MS / 1000 + 7,
  play: async ({ cluster, say }) => {
    const { pgbouncer } = cluster.database
    pgbouncer.signal('SIGSTOP')
    say('app and database are cut off from each other')
    await wait(CUT_MS)
    pgbouncer.signal('SIGCONT')
    say('they reach each other again')
    return async () => []
  },
}
