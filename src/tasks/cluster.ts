// npm run cluster: the app in several processes on a PostgreSQL of three servers, from programs of this system. `-- play <fault>` breaks a part of it under load.
import { parseArgs } from 'node:util'
import { readRoles } from './cluster/roles.ts'
import { type Cluster, ClusterRefused, startCluster } from './cluster/start-cluster.ts'
import { forwardSignals, inRoot, projectNode, run } from './steps/run.mjs'

const HELP = `npm run cluster [-- --web 3] [--keep]
  Starts PostgreSQL on three servers (a primary, a synchronous and an asynchronous replica, with Patroni), etcd, HAProxy,
  PgBouncer in transaction mode, a worker and so many processes that answer. Ctrl-C stops all of it and removes its folder;
  --keep leaves the folder. SEED=demo npm run cluster makes the demo market.

npm run cluster -- play <fault> [--web 3] [--keep]
  The same with orders coming in, while a part of it breaks; prints figures and ends with 1 when a promise did not hold.
  npm run cluster -- play help lists the faults.`

const MOST_WEB = 16

async function bringUp(webCount: number, keep: boolean): Promise<void> {
  const signalled = new Promise<undefined>((done) => forwardSignals(() => done(undefined)))
  const cluster = await Promise.race([startCluster({ webCount, keep, say: console.log }), signalled])
  // While it comes up: what has been started ends with this process.
  if (!cluster) process.exit(130)
  console.log(await addressesOf(cluster))
  await signalled
  console.log('Stopping')
  await cluster.stop()
}

async function addressesOf({ plan, database, app }: Cluster): Promise<string> {
  const roles = await readRoles(plan)
  const servers = plan.members.map(({ name, port, rest }) => `  ${name} (${roles.get(name)?.role}) 127.0.0.1:${port}, Patroni http://127.0.0.1:${rest}/cluster`)
  const processes = plan.apps.map(({ name, port }) => `  ${name} http://127.0.0.1:${port}, process ${app.processes.get(name)?.pid}`)
  return `
${servers.join('\n')}
  the primary, whichever it is: 127.0.0.1:${plan.haproxy.primary} (HAProxy, process ${database.haproxy.pid})
  pgbouncer 127.0.0.1:${plan.pgbouncer}, process ${database.pgbouncer.pid}
${processes.join('\n')}
  logs and data: ${plan.folder}

The app in several processes is ready. Ctrl-C stops it.

  http://localhost:${plan.haproxy.web}
`
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { web: { type: 'string', default: '3' }, keep: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  })
  const [command, ...rest] = positionals
  const webCount = Number(values.web)
  const isRight = Number.isInteger(webCount) && webCount >= 1 && webCount <= MOST_WEB && (command === undefined || command === 'play')
  if (values.help || !isRight) {
    console.log(HELP)
    process.exitCode = values.help ? 0 : 1
  } else if (command === 'play') {
    // What places orders and counts them belongs to the tests.
    const options = ['--web', values.web, ...(values.keep ? ['--keep'] : [])]
    process.exitCode = await run(projectNode(), [inRoot('tests', 'bench', 'cluster', 'play.ts'), ...rest, ...options])
  } else await bringUp(webCount, values.keep)
} catch (error) {
  console.error(error instanceof ClusterRefused || (error instanceof TypeError && 'code' in error) ? error.message : error)
  process.exitCode = 1
}
