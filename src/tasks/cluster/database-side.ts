import { execFile } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync } from 'node:fs'
import { chown, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type DatabaseUser, findDatabaseUser } from '#server/db/embedded/programs.ts'
import { haproxySettings } from './haproxy-settings.ts'
import { patroniSettings } from './patroni-settings.ts'
import { pgbouncerSettings, pgbouncerUsers, USERS_FILE } from './pgbouncer-settings.ts'
import { type ClusterPlan, type Member, OWNER } from './plan.ts'
import type { ClusterPrograms } from './programs.ts'
import { isPrimary, readRoles } from './roles.ts'
import { type Started, startPart, until } from './started.ts'

const run = promisify(execFile)

/** PostgreSQL on three servers, and how the app reaches the one that is the primary. */
export interface DatabaseSide {
  etcd: Started
  haproxy: Started
  pgbouncer: Started
  /** By the name of the member; replaced by what starts one again. */
  members: Map<string, Started>
  /** Brings back one that has ended. */
  startMember: (name: string) => void
  /** PgBouncer, once it has ended. */
  startPgbouncer: () => void
}

/** Starts all of it, waits until a primary and a synchronous replica are there, and makes the empty database of the app. */
export async function startDatabaseSide(plan: ClusterPlan, programs: ClusterPrograms, note: (started: Started) => void): Promise<DatabaseSide> {
  const user = await findDatabaseUser()
  // Our own home may be closed to the user they run as, and libraries look for keys there.
  const home = { HOME: plan.folder }
  const start = async (name: string, command: string, args: readonly string[]) => {
    const part = startPart({ name, command, args, cwd: plan.folder, env: home, user, logFile: join(plan.folder, `${name}.log`) })
    note(part)
    return part
  }
  await writeSettings(plan, programs, user)
  const etcd = await start('etcd', programs.etcd, etcdArguments(plan))
  await until('etcd answers', async () => (await fetch(`http://127.0.0.1:${plan.etcd.client}/health`)).ok)
  const members = new Map<string, Started>()
  const startMember = (name: string) => {
    const own = join(plan.folder, name)
    const strays = () => postmasterOf(join(own, 'data'))
    const part = {
      name,
      command: programs.patroni,
      args: [join(own, 'patroni.yml')],
      cwd: own,
      env: home,
      user,
      logFile: join(plan.folder, `${name}.log`),
      strays,
    }
    const started = startPart(part)
    note(started)
    members.set(name, started)
  }
  for (const { name } of plan.members) startMember(name)
  const haproxy = await start('haproxy', programs.haproxy, ['-db', '-f', join(plan.folder, 'haproxy.cfg')])
  await until('a primary', () => isPrimary(plan))
  await makeDatabase(plan, programs)
  await until('a synchronous and an asynchronous replica', async () => hasAllRoles(plan))
  const startPgbouncer = () => start('pgbouncer', programs.pgbouncer, [join(plan.folder, 'pgbouncer.ini')])
  const side: DatabaseSide = {
    etcd,
    haproxy,
    members,
    startMember,
    pgbouncer: await startPgbouncer(),
    startPgbouncer: () => {
      void startPgbouncer().then((again) => {
        side.pgbouncer = again
      })
    },
  }
  return side
}

async function writeSettings(plan: ClusterPlan, programs: ClusterPrograms, user: DatabaseUser | undefined): Promise<void> {
  const give = async (path: string) => user && chown(path, user.uid, user.gid)
  // Passwords are in it.
  const file = async (path: string, text: string) => {
    await writeFile(path, text, { mode: 0o600 })
    await give(path)
  }
  await give(plan.folder)
  for (const member of plan.members) {
    const own = join(plan.folder, member.name)
    await mkdir(own, { mode: 0o700 })
    await give(own)
    await file(join(own, 'patroni.yml'), JSON.stringify(patroniSettings(plan, member, programs.postgresql), undefined, 2))
  }
  await file(join(plan.folder, 'haproxy.cfg'), haproxySettings(plan))
  await file(join(plan.folder, 'pgbouncer.ini'), pgbouncerSettings(plan))
  await file(join(plan.folder, USERS_FILE), pgbouncerUsers(plan))
}

function etcdArguments({ folder, etcd: { client, peer } }: ClusterPlan): string[] {
  const [forClients, forPeers] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`]
  return [
    ...['--name', 'etcd1', '--data-dir', join(folder, 'etcd'), '--log-level', 'warn'],
    ...['--listen-client-urls', forClients, '--advertise-client-urls', forClients],
    ...['--listen-peer-urls', forPeers, '--initial-advertise-peer-urls', forPeers, '--initial-cluster', `etcd1=${forPeers}`],
  ]
}

/** The app's role is an ordinary one that owns its database: more it does not need. */
async function makeDatabase({ haproxy, secrets }: ClusterPlan, { postgresql }: ClusterPrograms): Promise<void> {
  const as = ['-h', '127.0.0.1', '-p', String(haproxy.primary), '-U', 'postgres', '-d', 'postgres', '-v', 'ON_ERROR_STOP=1', '-qX']
  const env = { ...process.env, PGPASSWORD: secrets.postgres, PGCONNECT_TIMEOUT: '5' }
  const ask = (statement: string) => run(join(postgresql, 'psql'), [...as, '-c', statement], { env })
  // HAProxy may look for the first time a second later.
  await until('the primary answers', async () => Boolean(await ask('select 1')))
  await ask(`create role ${OWNER} login password '${secrets.owner}'`)
  await ask(`create database ${OWNER} owner ${OWNER} template template0 encoding 'UTF8' locale 'C.UTF-8'`)
}

async function hasAllRoles(plan: ClusterPlan): Promise<boolean> {
  const roles = [...(await readRoles(plan)).values()]
  return ['leader', 'sync_standby', 'replica'].every((role) => roles.some((one) => one.role === role && one.isRunning))
}

/** The PostgreSQL of a data folder, while it runs. A file that was left behind may name another process by now. */
export function postmasterOf(dataFolder: string): number[] {
  const file = join(dataFolder, 'postmaster.pid')
  if (!existsSync(file)) return []
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === dataFolder ? [pid] : []
  } catch {
    return []
  }
}

/** The member of that name. @throws {Error} there is none. */
export function memberOf({ members }: ClusterPlan, name: string): Member {
  const found = members.find((one) => one.name === name)
  if (!found) throw new Error(`no server is called ${name}`)
  return found
}
