import { nameOf } from '../../../../src/tasks/cluster/roles.ts'
import type { Fault } from '../scene.ts'
import { figuresOfFollower, startedMember } from './member.ts'

/** The machine of the primary dies: PostgreSQL and the Patroni beside it get `kill -9`, and come back later. */
export const primary: Fault = {
  says: 'kill -9 of the primary and the Patroni beside it, as if its machine had died',
  mostSeconds: 30,
  play: async ({ cluster, say }) => {
    const name = await nameOf(cluster.plan, 'leader')
    const wasSynchronous = await nameOf(cluster.plan, 'sync_standby')
    startedMember(cluster, name).signal('SIGKILL')
    say(`${name}, the primary, is dead; ${wasSynchronous} has all that it has acknowledged`)
    return async () => {
      const now = await nameOf(cluster.plan, 'leader')
      const since = performance.now()
      cluster.database.startMember(name)
      return [
        { what: 'the primary now', value: `${now}, the synchronous replica before`, holds: now === wasSynchronous },
        ...(await figuresOfFollower(cluster, name, since)),
      ]
    }
  },
}
