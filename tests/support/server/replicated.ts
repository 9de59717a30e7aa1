import { randomBytes } from 'node:crypto'
import { appendFile, chown, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findPostmaster } from '#server/db/embedded/postmaster.ts'
import { findPrograms, type Programs } from '#server/db/embedded/programs.ts'
import { runProgram } from '#server/db/embedded/run-program.ts'
import { freePort } from './app-process.ts'

/** A PostgreSQL of its own with a replica that follows it by streaming replication. */
export interface Replicated {
  primary: string
  replica: string
  /** The replica goes on receiving and shows nothing of it, or catches up. */
  setPaused: (isPaused: boolean) => Promise<void>
  /** The replica hangs: it takes connections and answers nothing. Or it wakes up. */
  setHanging: (isHanging: boolean) => Promise<void>
  stopReplica: () => Promise<void>
  startReplica: () => Promise<void>
  stopPrimary: () => Promise<void>
  startPrimary: () => Promise<void>
  end: () => Promise<void>
}

const OPTIONS =
  "-c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c wal_level=replica -c max_connections=60 -c shared_buffers=32MB -c jit=off"

export async function startReplicated(): Promise<Replicated> {
  // Not mkdtemp: for root, PostgreSQL runs as another user, who must be able to enter.
  const folder = join(tmpdir(), `hatkhola-replicated-${randomBytes(6).toString('hex')}`)
  await mkdir(folder)
  const programs = await findPrograms(folder)
  const [primary, replica] = [await place(folder, 'primary', programs), await place(folder, 'replica', programs)]
  const args = ['-D', primary.data, '-U', 'hatkhola', '--auth=trust', '--no-instructions', '--no-sync', '--encoding=UTF8', '--locale=C']
  await run(programs, 'initdb', { args: [...args, '--locale-provider=builtin', '--builtin-locale=C.UTF-8'], folder })
  await start(programs, primary)
  await copyWhileRunning(programs, primary, replica)
  await start(programs, replica)
  const stop = (one: Place) => run(programs, 'pg_ctl', { args: ['stop', '-m', 'immediate', '-w', '-D', one.data, '-s'], folder })
  return {
    primary: primary.url,
    replica: replica.url,
    setPaused: (isPaused) => ask(replica.url, isPaused ? 'select pg_wal_replay_pause()' : 'select pg_wal_replay_resume()'),
    setHanging: async (isHanging) => {
      const found = await findPostmaster(replica.data)
      if (found) for (const pid of await processesOf(found.pid)) process.kill(pid, isHanging ? 'SIGSTOP' : 'SIGCONT')
    },
    stopReplica: () => stop(replica),
    startReplica: () => start(programs, replica),
    stopPrimary: () => stop(primary),
    startPrimary: () => start(programs, primary),
    end: async () => {
      for (const one of [replica, primary]) if (await findPostmaster(one.data)) await stop(one)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface Place {
  data: string
  port: number
  url: string
}

async function place(folder: string, name: string, { user }: Programs): Promise<Place> {
  const data = join(folder, name)
  await mkdir(data, { mode: 0o700 })
  if (user) await chown(data, user.uid, user.gid)
  const port = await freePort()
  return { data, port, url: `postgres://hatkhola@127.0.0.1:${port}/postgres` }
}

async function run(programs: Programs, program: 'initdb' | 'pg_ctl', { args, folder }: { args: string[]; folder: string }): Promise<void> {
  const { code, output } = await runProgram(programs, program, { args, folder, timeoutMs: 60_000 })
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${output}`)
}

const start = (programs: Programs, { data, port }: Place): Promise<void> =>
  run(programs, 'pg_ctl', { args: ['start', '-w', '-D', data, '-s', '-l', join(data, 'log.txt'), '-o', `${OPTIONS} -c port=${port}`], folder: data })

/** @see PostgreSQL documentation, "Making a Base Backup Using the Low Level API" */
async function copyWhileRunning({ user }: Programs, primary: Place, replica: Place): Promise<void> {
  const client = new pg.Client({ connectionString: primary.url })
  await client.connect()
  await client.query(`select pg_backup_start('replica', true)`)
  const isLeftOut = (path: string) => /\/(?:postmaster\.pid|postmaster\.opts|log\.txt|pg_wal\/.+)$/.test(path)
  await cp(primary.data, replica.data, { recursive: true, filter: (path) => !isLeftOut(path) })
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()
  await writeFile(join(replica.data, 'backup_label'), rows[0]?.labelfile ?? '')
  await writeFile(join(replica.data, 'standby.signal'), '')
  await appendFile(join(replica.data, 'postgresql.auto.conf'), `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=hatkhola'\n`)
  if (user) await ownAll(replica.data, user)
}

async function ownAll(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  const entries = await readdir(folder, { recursive: true })
  await Promise.all(['', ...entries].map((entry) => chown(join(folder, entry), uid, gid)))
}

async function ask(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(text)
  await client.end()
}

/** A server and all below it. */
async function processesOf(pid: number): Promise<number[]> {
  const below = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return [pid, ...below.split(' ').filter(Boolean).map(Number)]
}
