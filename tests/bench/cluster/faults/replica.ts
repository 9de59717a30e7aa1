import type { Fault } from '../scene.ts'
import { bringBack, killMember } from './member.ts'

/** The asynchronous replica dies: nothing waits for it. */
export const replica: Fault = {
  says: 'kill -9 of the asynchronous replica and the Patroni beside it',
  mostSeconds: 2,
  play: async (scene) => {
    const name = await killMember(scene, 'replica')
    scene.say(`${name}, the asynchronous replica, is dead`)
    return () => bringBack(scene.cluster, name)
  },
}
