import { nameOf } from '../../../../src/tasks/cluster/roles.ts'
import type { Fault } from '../scene.ts'
import { bringBack, killMember } from './member.ts'

/** The synchronous replica dies: commits wait for it until Patroni has named the other one in its place. */
export const syncReplica: Fault = {
  says: 'kill -9 of the synchronous replica and the Patroni beside it',
  mostSeconds: 15,
  play: async (scene) => {
    const name = await killMember(scene, 'sync_standby')
    scene.say(`${name}, the synchronous replica, is dead`)
    return async () => {
      const other = await nameOf(scene.cluster.plan, 'sync_standby')
      return [{ what: 'the synchronous replica now', value: other, holds: other !== name }, ...(await bringBack(scene.cluster, name))]
    }
  },
}
