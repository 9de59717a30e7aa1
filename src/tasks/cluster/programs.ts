import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The oldest PostgreSQL that will do. */
const OLDEST_MAJOR = 15
const POSTGRESQL = '/usr/lib/postgresql'
/** Where systems put servers, which is not on every user's path. */
const SERVER_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/sbin']

/** Packages of Debian and Ubuntu that bring each program. Patroni speaks to etcd by a library that it does not ask for itself. */
const PACKAGES = {
  postgresql: ['postgresql'],
  patroni: ['patroni', 'python3-etcd'],
  etcd: ['etcd-server'],
  haproxy: ['haproxy'],
  pgbouncer: ['pgbouncer'],
} as const

/** The programs that a cluster is made of. `postgresql` is the folder of PostgreSQL's own, the others are files. */
export type ClusterPrograms = Record<keyof typeof PACKAGES, string>

/** What was found of them. */
export type FoundPrograms = Partial<ClusterPrograms>

/** Looks for the programs on this machine. */
export function findPrograms(path: string = process.env.PATH ?? ''): FoundPrograms {
  const folders = [...path.split(delimiter), ...SERVER_FOLDERS]
  const fileOf = (name: string) => folders.map((folder) => join(folder, name)).find(isProgram)
  const found = {
    postgresql: newestPostgresql(existsSync(POSTGRESQL) ? readdirSync(POSTGRESQL) : []),
    patroni: fileOf('patroni'),
    etcd: fileOf('etcd'),
    haproxy: fileOf('haproxy'),
    pgbouncer: fileOf('pgbouncer'),
  }
  return Object.fromEntries(Object.entries(found).filter(([, file]) => file !== undefined))
}

/** The newest of these versions that will do. @param versions names of folders below /usr/lib/postgresql */
export function newestPostgresql(versions: readonly string[]): string | undefined {
  const [newest] = versions.filter((name) => Number(name) >= OLDEST_MAJOR).toSorted((a, b) => Number(b) - Number(a))
  return newest === undefined ? undefined : join(POSTGRESQL, newest, 'bin')
}

/** Whether nothing is missing. */
export const isComplete = (found: FoundPrograms): found is ClusterPrograms => missingOf(found).length === 0

/** What is missing and how to get it, for the person at the terminal. */
export function installText(found: FoundPrograms): string {
  const missing = missingOf(found)
  const packages = missing.flatMap((name) => PACKAGES[name])
  return `Missing: ${missing.join(', ')}. On Debian and Ubuntu:\n\n  sudo apt-get install -y --no-install-recommends ${packages.join(' ')}\n`
}

const missingOf = (found: FoundPrograms) => (Object.keys(PACKAGES) as (keyof typeof PACKAGES)[]).filter((name) => found[name] === undefined)

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
