import { chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Database, openDatabase } from '../db/connection/open.ts'
import { StartRefused } from '../db/connection/start-refused.ts'
import { EMBEDDED_NAME, openCluster } from '../db/embedded/cluster.ts'
import { findPostmaster } from '../db/embedded/postmaster.ts'
import { findPrograms, type Programs } from '../db/embedded/programs.ts'
import { type EmbeddedServer, ensureRunning, stopServer } from '../db/embedded/server.ts'
import { embeddedSettings } from '../db/embedded/server-settings.ts'
import { CLUSTER } from './copy-database.ts'
import { findInstalled } from './find-programs.ts'
import type { Manifest } from './manifest.ts'
import { type RecoveryAsked, recoverySettings } from './recovery-settings.ts'

/** Days of changes take hours to be read again. */
const MOST_SECONDS = 24 * 3600

interface Placed {
  folder: string
  postgresql: Manifest['postgresql']
  programs: Programs
  recovery: RecoveryAsked
  /** Nothing waits for the disk. */
  fast: boolean
}

/** A database that has recovered and runs. */
interface Recovered {
  database: Database
  /** Stops it cleanly. */
  stop: () => Promise<void>
}

/** The programs with which a copy of a database is opened. @throws {BackupRefused} none of its version is installed; {StartRefused} npm brought none */
export const programsFor = ({ kind, major }: Manifest['postgresql'], folder: string): Promise<Programs> =>
  kind === 'embedded' ? findPrograms(folder) : findInstalled('postgres', major)

/**
 * Starts a database that was put into place, which recovers by the log of changes, up to the moment that was asked for.
 * @throws {StartRefused} it does not start: the log of changes ends before that moment, or something is damaged. It is stopped.
 */
export async function openRecovered(placed: Placed): Promise<Recovered> {
  const { server, urlOf, clear } = await (placed.postgresql.kind === 'embedded' ? embeddedServer(placed) : ownServer(placed))
  const { user } = placed.programs
  const signal = join(server.cluster.data, 'recovery.signal')
  await writeFile(signal, '', { mode: 0o600 })
  if (user) await chown(signal, user.uid, user.gid)
  const stop = async () => {
    await stopServer(server)
    await clear()
  }
  try {
    const port = await ensureRunning(server)
    await awaitReady(server)
    const database = await openDatabase({ url: urlOf(port), dataFolder: placed.folder, label: `hatkhola restore pid ${process.pid}`, log: () => undefined })
    return {
      database,
      stop: async () => {
        await database.close()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A start counts as done when the recovery has begun. @throws {StartRefused} would-not-start — PostgreSQL gave up. */
async function awaitReady({ cluster }: EmbeddedServer): Promise<void> {
  for (;;) {
    const running = await findPostmaster(cluster.data)
    if (running?.isReady) return
    if (!running) {
      const words = (await readFile(cluster.log, 'utf8')).trim().split('\n').slice(-8)
      throw new StartRefused('would-not-start', `The database does not recover. Its last words:\n${words.join('\n')}`)
    }
    await pause(100)
  }
}

interface Prepared {
  server: EmbeddedServer
  urlOf: (port: number) => string
  clear: () => Promise<void>
}

async function embeddedServer({ folder, postgresql, programs, recovery, fast }: Placed): Promise<Prepared> {
  const cluster = await openCluster(folder, programs, false)
  return {
    server: { cluster, programs, settings: { ...embeddedSettings(fast), ...recoverySettings(recovery) }, startSeconds: MOST_SECONDS },
    urlOf: (port) => `postgres://${EMBEDDED_NAME}:${cluster.password}@127.0.0.1:${port}/${postgresql.database}`,
    clear: async () => undefined,
  }
}

/**
 * One's own PostgreSQL may be set up by files that are not in its folder, and lets in by them. Here it starts with none of them, and is reached by a
 * socket in a folder that no other user of the machine can enter.
 */
async function ownServer({ folder, postgresql, programs, recovery }: Placed): Promise<Prepared> {
  const home = join(folder, 'postgresql')
  const apart = await mkdtemp(join(tmpdir(), 'hatkhola-restore-'))
  const [config, access, sockets] = [join(apart, 'postgresql.conf'), join(apart, 'pg_hba.conf'), join(apart, 'sockets')]
  await mkdir(sockets)
  await writeFile(config, '')
  await writeFile(access, 'local all all trust\n')
  if (programs.user) for (const path of [apart, config, access, sockets]) await chown(path, programs.user.uid, programs.user.gid)
  const settings = {
    config_file: config,
    hba_file: access,
    listen_addresses: '',
    unix_socket_directories: sockets,
    ...recoverySettings(recovery),
  }
  const role = encodeURIComponent(postgresql.role)
  return {
    server: {
      cluster: { home, data: join(folder, CLUSTER.own), log: join(home, 'restore.log'), password: '' },
      programs,
      settings,
      startSeconds: MOST_SECONDS,
    },
    urlOf: (port) => `postgres://${role}@localhost:${port}/${encodeURIComponent(postgresql.database)}?host=${encodeURIComponent(sockets)}`,
    clear: () => rm(apart, { recursive: true, force: true }),
  }
}
