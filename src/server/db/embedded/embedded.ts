import { chmod, mkdir, realpath } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { asProblem } from '../connection/faults.ts'
import type { Log } from '../connection/pool.ts'
import { StartRefused } from '../connection/start-refused.ts'
import { type Claim, claimDatabase } from './claim.ts'
import { EMBEDDED_NAME, openCluster } from './cluster.ts'
import { findPrograms } from './programs.ts'
import { capLog, type EmbeddedServer, ensureRunning, stopServer } from './server.ts'
import { embeddedSettings } from './server-settings.ts'
import { ARCHIVE_FOLDER, archiveSettings, noteArchive } from './wal-archive.ts'

interface EmbeddedOptions {
  /** Made if it is not there. */
  dataFolder: string
  /** Who we are, for a second process that starts: `hatkhola pid 123 port 3000`. At most 63 plain characters. */
  label: string
  log: Log
  /** fsync off: tests only. */
  isFast: boolean
  /** The folder to which all that is written is archived; null: none; absent: as at the last start. */
  archive?: string | null | undefined
}

interface Embedded {
  url: string
  /** Stops PostgreSQL cleanly. The claim is kept until it has stopped, so that no other process starts in between. */
  stop(): Promise<void>
}

const LOG_CHECK_MS = 10 * 60_000
const CONNECT_TRIES = 20

/**
 * Starts (or takes over) the PostgreSQL of a data folder and claims it for this process.
 * @throws {StartRefused} in-use — another process of ours works on it; damaged; unreachable; would-not-start.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const dataFolder = await makeFolder(options.dataFolder)
  const programs = await findPrograms(dataFolder)
  const cluster = await openCluster(dataFolder, programs, options.isFast)
  if (options.archive !== undefined) await noteArchive(cluster, programs, options.archive)
  const settings = { ...embeddedSettings(options.isFast), ...(await archiveSettings(cluster)) }
  const server: EmbeddedServer = { cluster, programs, settings }
  const { port, claim } = await startAndClaim(server, options)
  const url = urlOf(server, port, EMBEDDED_NAME)
  try {
    const other = await prepare(urlOf(server, port, 'postgres'), settings)
    if (other.length) options.log({ level: 'warn', msg: 'the database runs since before this start, with other settings: stop and start again', other })
  } catch (error) {
    await claim.letGo()
    await stopServer(server)
    throw error
  }
  const logWatch = setInterval(
    () =>
      void capLog(server.cluster.log).catch((error: Error) =>
        options.log({ level: 'warn', msg: 'the log of the database cannot be shortened', error: error.message }),
      ),
    LOG_CHECK_MS,
  ).unref()
  return {
    url,
    stop: async () => {
      clearInterval(logWatch)
      if (claim.expectEnd()) await stopServer(server)
      await claim.letGo()
    },
  }
}

const urlOf = (server: EmbeddedServer, port: number, name: string) => `postgres://${EMBEDDED_NAME}:${server.cluster.password}@127.0.0.1:${port}/${name}`

/** The folder with its real name; root's folders are left open to be passed through, since another user's database lies within. */
async function makeFolder(asked: string): Promise<string> {
  const folder = resolve(asked)
  try {
    const first = await mkdir(folder, { recursive: true })
    if (first && process.getuid?.() === 0) for (let one = folder; one.length >= first.length; one = dirname(one)) await chmod(one, 0o755)
    return await realpath(folder)
  } catch (error) {
    throw new StartRefused('unreachable', `The data folder ${folder} cannot be made: ${error instanceof Error ? error.message : String(error)}`, error)
  }
}

/** Another process may be stopping, starting or restarting the same PostgreSQL: then the connection fails, and all is tried again. */
async function startAndClaim(server: EmbeddedServer, options: EmbeddedOptions): Promise<{ port: number; claim: Claim }> {
  for (let attempt = 0; ; attempt++) {
    const port = await ensureRunning(server)
    try {
      const url = urlOf(server, port, 'postgres')
      const result = await claimDatabase({ url, label: options.label, log: options.log, revive: async () => void (await ensureRunning(server, port)) })
      if ('held' in result) return { port, claim: result.held }
      throw new StartRefused(
        'in-use',
        `The data folder ${options.dataFolder} is in use by ${result.holder}. Stop that one first, or name another folder with HATKHOLA_DATA.`,
      )
    } catch (error) {
      if (!asProblem(error) || attempt === CONNECT_TRIES) throw error
      await pause(250)
    }
  }
}

/** Makes our database where there is none yet. @returns what a PostgreSQL that was left running does otherwise than this version has it. */
async function prepare(url: string, settings: Readonly<Record<string, string>>): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [EMBEDDED_NAME])
    if (!rowCount) await client.query(`create database ${EMBEDDED_NAME}`)
    const names = ['wal_level', 'archive_mode', ARCHIVE_FOLDER]
    const { rows } = await client.query<{ name: string; value: string | null }>(
      'select name, current_setting(name, true) as value from unnest($1::text[]) name',
      [names],
    )
    const wanted: Readonly<Record<string, string>> = { archive_mode: 'off', ...settings }
    return rows.filter(({ name, value }) => (value ?? '') !== (wanted[name] ?? '')).map(({ name, value }) => `${name} is ${value || 'not set'}`)
  } finally {
    await client.end()
  }
}
