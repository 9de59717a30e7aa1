import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from '../scene.ts'

/** Longer than the lease of the primary. */
const AWAY_MS = 30_000

/** What the servers agree by is away: the primary goes on, since it reaches both others. */
export const etcd: Fault = {
  says: `etcd stands still (SIGSTOP) for ${AWAY_MS / 1000} seconds, longer than the lease of the primary`,
  mostSeconds: 2,
  play: async ({ cluster, say }) => {
    cluster.database.etcd.signal('SIGSTOP')
    say('etcd does not answer')
    await wait(AWAY_MS)
    cluster.database.etcd.signal('SIGCONT')
    say('etcd answers again')
    return async () => []
  },
}
