import type { Cluster } from '../../../../src/tasks/cluster/start-cluster.ts'

/** A process of the app. @throws {Error} there is none of that name. */
export function startedApp({ app }: Cluster, name: string) {
  const found = app.processes.get(name)
  if (!found) throw new Error(`${name} was not started: more processes are needed, --web 3`)
  return found
}
