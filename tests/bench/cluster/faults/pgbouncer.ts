import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from '../scene.ts'

const AWAY_MS = 2000

/** PgBouncer is killed, and another one started on its port after two seconds. */
export const pgbouncer: Fault = {
  says: 'PgBouncer is killed with -9 and started again after two seconds',
  mostSeconds: 10,
  play: async ({ cluster, say }) => {
    cluster.database.pgbouncer.signal('SIGKILL')
    say('PgBouncer is dead')
    await wait(AWAY_MS)
    cluster.database.startPgbouncer()
    say('PgBouncer was started again')
    return async () => []
  },
}
