import { nameOf } from '../../../../src/tasks/cluster/roles.ts'
import type { Fault } from '../scene.ts'
import { figuresOfFollower, startedMember } from './member.ts'

/** The asynchronous replica dies: nothing waits for it. */
export const replica: Fault = {
  says: 'kill -9 of the asynchronous replica and the Patroni beside it',
  mostSeconds: 2,
  play: async ({ cluster, say }) => {
    const name = await nameOf(cluster.plan, 'replica')
    startedMember(cluster, name).signal('SIGKILL')
    say(`${name}, the asynchronous replica, is dead`)
    return () => {
      const since = performance.now()
      cluster.database.startMember(name)
      return figuresOfFollower(cluster, name, since)
    }
  },
}
