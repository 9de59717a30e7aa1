import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartRefused } from '../connection/start-refused.ts'
import { makeWhole, removeHalfMade } from './half-made.ts'
import type { Programs } from './programs.ts'
import { runProgram } from './run-program.ts'

/** The role and the database of an embedded PostgreSQL. */
export const EMBEDDED_NAME = 'hatkhola'

/** What one embedded database consists of: everything under `<data folder>/database`, owned by the user PostgreSQL runs as. */
export interface Cluster {
  /** Absolute. */
  home: string
  /** PostgreSQL's own data folder. */
  data: string
  /** Its log. */
  log: string
  password: string
}

/** Bytes of `global/pg_control`, always. @see PostgreSQL source, PG_CONTROL_FILE_SIZE */
const CONTROL_BYTES = 8192
/** In MB: an archive gets a whole piece every few minutes, however little is in it. */
const WAL_PIECES = '--wal-segsize=4'
const INIT_TIMEOUT_MS = 120_000

/**
 * The database of a data folder, made if the folder has none.
 * Made under another name and renamed when whole: an initdb that was killed midway is never mistaken for a database, and a database
 * that lost a part is never mistaken for an empty place.
 * @throws {StartRefused} damaged — something is there that is not a whole database of this version; it stays untouched.
 */
export async function openCluster(dataFolder: string, programs: Programs, isFast: boolean): Promise<Cluster> {
  const home = join(dataFolder, 'database')
  await removeHalfMade(home)
  const found = await readdir(home).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new StartRefused('unreachable', `The database folder ${home} cannot be read: ${error.message}`, error)
  })
  if (found.length === 0) await makeWhole(home, (half) => fillCluster(half, programs, isFast))
  return checkCluster(home, programs)
}

async function fillCluster(half: string, programs: Programs, isFast: boolean): Promise<void> {
  await mkdir(half, { mode: 0o700 })
  await own(half, programs)
  const password = join(half, 'password')
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  await own(password, programs)
  const args = ['-D', join(half, 'data'), '-U', EMBEDDED_NAME, '--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  args.push('--auth=scram-sha-256', `--pwfile=${password}`, '--no-instructions', ...(isFast ? ['--no-sync', '--wal-segsize=1'] : [WAL_PIECES]))
  const ran = await runProgram(programs, 'initdb', { args, folder: half, timeoutMs: INIT_TIMEOUT_MS }).catch((error: Error) => {
    throw new StartRefused('unreachable', reachText(half, programs, error.message), error)
  })
  if (ran.code !== 0) throw new StartRefused('would-not-start', `PostgreSQL could not make its database in ${dirname(half)}:\n${ran.output}`)
}

const reachText = (half: string, programs: Programs, message: string) =>
  programs.user
    ? `PostgreSQL runs as the user ${programs.user.name}, who cannot use ${dirname(half)} (${message}). Name a data folder that this user can enter with HATKHOLA_DATA.`
    : `PostgreSQL's programs cannot be run: ${message}`

async function own(path: string, programs: Programs): Promise<void> {
  if (programs.user) await chown(path, programs.user.uid, programs.user.gid)
}

async function checkCluster(home: string, programs: Programs): Promise<Cluster> {
  const data = join(home, 'data')
  const damaged = (what: string) =>
    new StartRefused(
      'damaged',
      `The database in ${home} is damaged: ${what}. Nothing was changed. Restore the folder from a backup, or move it away to begin with an empty database.`,
    )
  const major = await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (major === undefined) throw damaged('the file data/PG_VERSION is missing')
  if (major.trim() !== programs.major) throw damaged(`it is of PostgreSQL ${major.trim()}, and this version of Hatkhola brings PostgreSQL ${programs.major}`)
  const control = await stat(join(data, 'global', 'pg_control')).catch(() => undefined)
  if (control?.size !== CONTROL_BYTES) throw damaged('the file data/global/pg_control is missing or cut short')
  const password = await readFile(join(home, 'password'), 'utf8').catch(() => undefined)
  if (!password) throw damaged('the file password is missing')
  if (programs.user) await chmod(home, 0o700)
  return { home, data, log: join(home, 'server.log'), password: password.trim() }
}
