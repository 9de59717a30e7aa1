import { nameOf } from '../../../../src/tasks/cluster/roles.ts'
import type { Fault } from '../scene.ts'
import { figuresOfFollower, startedMember } from './member.ts'

/** The synchronous replica dies: commits wait for it until Patroni has named the other one in its place. */
export const syncReplica: Fault = {
  says: 'kill -9 of the synchronous replica and the Patroni beside it',
  mostSeconds: 15,
  play: async ({ cluster, say }) => {
    const name = await nameOf(cluster.plan, 'sync_standby')
    startedMember(cluster, name).signal('SIGKILL')
    say(`${name}, the synchronous replica, is dead`)
    return async () => {
      const other = await nameOf(cluster.plan, 'sync_standby')
      const since = performance.now()
      cluster.database.startMember(name)
      return [{ what: 'the synchronous replica now', value: other, holds: other !== name }, ...(await figuresOfFollower(cluster, name, since))]
    }
  },
}
