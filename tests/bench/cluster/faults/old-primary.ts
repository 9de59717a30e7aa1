import { nameOf } from '../../../../src/tasks/cluster/roles.ts'
import { until } from '../../../../src/tasks/cluster/started.ts'
import type { Fault } from '../scene.ts'
import { figuresOfFollower, startedMember } from './member.ts'

/** The primary stands still, another one takes its place, and it wakes believing that it still is the primary. */
export const oldPrimary: Fault = {
  says: 'the primary is stopped (SIGSTOP) until another one is there, and wakes up again (SIGCONT)',
  mostSeconds: 30,
  play: async ({ cluster, say }) => {
    const name = await nameOf(cluster.plan, 'leader')
    const member = startedMember(cluster, name)
    member.signal('SIGSTOP')
    say(`${name}, the primary, stands still`)
    await until('another primary', async () => (await nameOf(cluster.plan, 'leader')) !== name)
    const since = performance.now()
    member.signal('SIGCONT')
    say(`${await nameOf(cluster.plan, 'leader')} is the primary; ${name} has woken up`)
    return () => figuresOfFollower(cluster, name, since)
  },
}
