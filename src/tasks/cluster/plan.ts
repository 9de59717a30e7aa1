import { randomBytes } from 'node:crypto'
import { freePort } from '#server/db/embedded/free-port.ts'

/** One machine's worth of PostgreSQL: the server, and the Patroni that watches it. */
export interface Member {
  name: string
  port: number
  /** Where its Patroni says what it is. */
  rest: number
}

/** A process of the app. */
export interface AppPlace {
  name: string
  role: 'web' | 'worker'
  port: number
}

/** Where all parts of a cluster are, before any of them runs. */
export interface ClusterPlan {
  /** Absolute. Everything that is written lies in it. */
  folder: string
  members: readonly Member[]
  etcd: { client: number; peer: number }
  haproxy: {
    /** Always leads to the primary. */
    primary: number
    /** Leads to any web process that is ready. */
    web: number
  }
  pgbouncer: number
  apps: readonly AppPlace[]
  /** Made for this cluster alone. */
  secrets: { app: string; owner: string; postgres: string; replicator: string; rewinder: string }
}

/** The user and database of the app. */
export const OWNER = 'hatkhola'

const MEMBERS = ['pg1', 'pg2', 'pg3']

/** Chooses ports and passwords. @param webCount how many processes answer */
export async function planCluster(folder: string, webCount: number): Promise<ClusterPlan> {
  const taken = new Set<number>()
  const port = async (): Promise<number> => {
    const one = await freePort()
    // A port that is only chosen is still free, and may be given twice.
    if (taken.has(one)) return port()
    taken.add(one)
    return one
  }
  const members: Member[] = []
  for (const name of MEMBERS) members.push({ name, port: await port(), rest: await port() })
  const apps: AppPlace[] = [{ name: 'worker', role: 'worker', port: await port() }]
  for (let number = 1; number <= webCount; number++) apps.push({ name: `web${number}`, role: 'web', port: await port() })
  return {
    folder,
    members,
    etcd: { client: await port(), peer: await port() },
    haproxy: { primary: await port(), web: await port() },
    pgbouncer: await port(),
    apps,
    secrets: { app: word(), owner: word(), postgres: word(), replicator: word(), rewinder: word() },
  }
}

const word = () => randomBytes(24).toString('hex')

/** As the app reaches the database. */
export const pooledUrl = ({ pgbouncer, secrets }: ClusterPlan): string => `postgres://${OWNER}:${secrets.owner}@127.0.0.1:${pgbouncer}/${OWNER}?pgbouncer=true`

/** As tools reach whatever is the primary, without PgBouncer. */
export const primaryUrl = ({ haproxy, secrets }: ClusterPlan): string => `postgres://${OWNER}:${secrets.owner}@127.0.0.1:${haproxy.primary}/${OWNER}`

/** All servers, for public reads: the app asks those that are replicas at the moment, and of them those that keep up. */
export const replicaUrls = (plan: ClusterPlan): string => plan.members.map((member) => memberUrl(plan, member)).join(',')

/** One server of PostgreSQL, whatever it is at the moment. */
export const memberUrl = ({ secrets }: ClusterPlan, { port }: Member): string => `postgres://${OWNER}:${secrets.owner}@127.0.0.1:${port}/${OWNER}`
