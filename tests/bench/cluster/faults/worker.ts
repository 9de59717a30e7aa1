import { until } from '../../../../src/tasks/cluster/started.ts'
import type { Fault, Scene } from '../scene.ts'
import { startedApp } from './processes.ts'

const NAME = 'worker'
const ENDED = 20
/** Its rounds come once a minute at the most. */
const CATCH_UP_MS = 150_000

/** The worker dies: orders go on, and what it has left undone it does once it is back. */
export const worker: Fault = {
  says: 'kill -9 of the worker; what waits for it is done when it is back',
  mostSeconds: 2,
  kills: [NAME],
  play: async (scene) => {
    startedApp(scene.cluster, NAME).signal('SIGKILL')
    scene.say('the worker is dead')
    return async () => {
      await endHolds(scene)
      await scene.cluster.app.startApp(NAME)
      const since = performance.now()
      await until('the holds have ended', async () => (await countLeft(scene)) === 0, CATCH_UP_MS)
      const value = ((performance.now() - since) / 1000).toFixed(1)
      return [{ what: `${ENDED} holds that ran out while it was away have ended, seconds after it was back`, value, holds: true }]
    }
  },
}

/** The first orders are out of time. */
const endHolds = ({ database }: Scene) =>
  database.pool.query(
    `update purchases set hold_expires_at = now() - interval '1 second' where id in (select id from purchases where state = 'held' order by id limit $1)`,
    [ENDED],
  )

async function countLeft({ database }: Scene): Promise<number> {
  const { rows } = await database.pool.query<{ left: number }>(`select count(*)::int as left from purchases where state = 'held' and hold_expires_at < now()`)
  return rows[0]?.left ?? 0
}
