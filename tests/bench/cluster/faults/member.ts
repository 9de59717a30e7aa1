import { openDatabase } from '#server/db/connection/open.ts'
import { memberOf } from '../../../../src/tasks/cluster/database-side.ts'
import { memberUrl } from '../../../../src/tasks/cluster/plan.ts'
import { askWhetherPrimary, nameOf, type RoleNow, readRoles } from '../../../../src/tasks/cluster/roles.ts'
import type { Cluster } from '../../../../src/tasks/cluster/start-cluster.ts'
import { until } from '../../../../src/tasks/cluster/started.ts'
import type { Figure, Scene } from '../scene.ts'

const REJOIN_MS = 120_000

/** What runs a server of PostgreSQL and its Patroni. @throws {Error} there is none of that name. */
export function startedMember({ database }: Cluster, name: string) {
  const found = database.members.get(name)
  if (!found) throw new Error(`${name} was not started`)
  return found
}

/** The machine of a server dies: its PostgreSQL and the Patroni beside it get `kill -9`. @returns which */
export async function killMember({ cluster }: Scene, role: RoleNow['role']): Promise<string> {
  const name = await nameOf(cluster.plan, role)
  startedMember(cluster, name).signal('SIGKILL')
  return name
}

/** That machine comes back. */
export function bringBack(cluster: Cluster, name: string): Promise<Figure[]> {
  const since = performance.now()
  cluster.database.startMember(name)
  return figuresOfFollower(cluster, name, since)
}

/** Waits until a server follows the primary, and looks whether it takes no writes. @param since when it came back, by `performance.now()` */
export async function figuresOfFollower({ plan }: Cluster, name: string, since: number): Promise<Figure[]> {
  await until(
    `${name} follows`,
    async () => {
      const now = (await readRoles(plan)).get(name)
      return now !== undefined && now.role !== 'leader' && now.isRunning && (await askWhetherPrimary(memberOf(plan, name).rest)) !== 200
    },
    REJOIN_MS,
  )
  const took = (performance.now() - since) / 1000
  const own = await openDatabase({ url: memberUrl(plan, memberOf(plan, name)), dataFolder: '', label: 'cluster play', log: () => undefined })
  const refusal = await own.pool.query('create table written_at_the_wrong_place (id int)').then(
    () => 'nothing',
    (error: { code?: string }) => error.code ?? 'a fault',
  )
  await own.close()
  return [
    { what: `${name} follows the primary again, seconds after it came back`, value: took.toFixed(1), holds: true },
    { what: `${name} refuses writes with`, value: refusal, holds: refusal === '25006' },
  ]
}
