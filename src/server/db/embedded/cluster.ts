import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartRefused } from '../start-refused.ts'
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
  if (found.length === 0) await makeCluster(home, programs, isFast)
  return checkCluster(home, programs)
}

async function makeCluster(home: string, programs: Programs, isFast: boolean): Promise<void> {
  const half = `${home}.${process.pid}-${randomBytes(4).toString('hex')}.half`
  await mkdir(half, { mode: 0o700 })
  await own(half, programs)
  const password = join(half, 'password')
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  await own(password, programs)
  const args = ['-D', join(half, 'data'), '-U', EMBEDDED_NAME, '--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  args.push('--auth=scram-sha-256', `--pwfile=${password}`, '--no-instructions', ...(isFast ? ['--no-sync'] : []))
  const ran = await runProgram(programs, 'initdb', { args, folder: half, timeoutMs: INIT_TIMEOUT_MS }).catch(async (error: Error) => {
    await rm(half, { recursive: true, force: true })
    throw new StartRefused('unreachable', reachText(home, programs, error.message), error)
  })
  if (ran.code !== 0) {
    await rm(half, { recursive: true, force: true })
    throw new StartRefused('would-not-start', `PostgreSQL could not make its database in ${home}:\n${ran.output}`)
  }
  // Over an empty folder or nothing; another start that was quicker has a whole database there, and ours goes.
  await rename(half, home).catch(async (error: NodeJS.ErrnoException) => {
    await rm(half, { recursive: true, force: true })
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
}

const reachText = (home: string, programs: Programs, message: string) =>
  programs.user
    ? `PostgreSQL runs as the user ${programs.user.name}, who cannot use ${home} (${message}). Name a data folder that this user can enter with HATKHOLA_DATA.`
    : `PostgreSQL's programs cannot be run: ${message}`

async function own(path: string, programs: Programs): Promise<void> {
  if (programs.user) await chown(path, programs.user.uid, programs.user.gid)
}

/** Takes away what an interrupted start left half made; what belongs to a process that lives is its own. */
async function removeHalfMade(home: string): Promise<void> {
  const folder = dirname(home)
  for (const name of await readdir(folder)) {
    const maker = /^database\.(\d+)-\w+\.half$/.exec(name)?.[1]
    if (maker && (Number(maker) === process.pid || !isAlive(Number(maker)))) await rm(join(folder, name), { recursive: true, force: true })
  }
}

/** Whether a process of this number exists, whoever's it is. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
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
