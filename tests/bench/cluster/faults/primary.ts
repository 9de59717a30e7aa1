import { nameOf } from '../../../../src/tasks/cluster/roles.ts'
import type { Fault } from '../scene.ts'
import { bringBack, killMember } from './member.ts'

/** The machine of the primary dies, and comes back later. */
export const primary: Fault = {
  says: 'kill -9 of the primary and the Patroni beside it, as if its machine had died',
  mostSeconds: 30,
  play: async (scene) => {
    const { cluster, say } = scene
    const wasSynchronous = await nameOf(cluster.plan, 'sync_standby')
    const name = await killMember(scene, 'leader')
    say(`${name}, the primary, is dead; ${wasSynchronous} has all that it has acknowledged`)
    return async () => {
      const now = await nameOf(cluster.plan, 'leader')
      return [{ what: 'the primary now', value: `${now}, the synchronous replica before`, holds: now === wasSynchronous }, ...(await bringBack(cluster, name))]
    }
  },
}
