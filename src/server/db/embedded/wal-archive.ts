import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartRefused } from '../connection/start-refused.ts'
import type { Cluster } from './cluster.ts'
import type { Programs } from './programs.ts'

/** PostgreSQL's own module, which writes under another name, flushes, renames, and never replaces what is there. @see PostgreSQL documentation, "basic_archive" */
const MODULE = 'basic_archive'
/** The name of its one setting. */
export const ARCHIVE_FOLDER = `${MODULE}.archive_directory`
/** What is written reaches the archive in pieces of a fixed length; one that is not full goes there after this time. */
const LATEST_SECONDS = 300

/** Beside the data, so that it is in no copy of them: a restored database writes into no archive until a start says so. */
const noteOf = ({ home }: Pick<Cluster, 'home'>) => join(home, 'wal-archive')

/**
 * Notes where the database archives what is written, for this start and for every later one that says nothing of it: a command that starts the
 * database for a moment must leave no gap in the archive.
 * @param folder absolute; null: it archives no more.
 * @throws {StartRefused} unreachable — the folder cannot be made; would-not-start — this kind of machine has no module for it, or the archive is of another
 * database.
 */
export async function noteArchive(cluster: Pick<Cluster, 'home' | 'data'>, programs: Programs, folder: string | null): Promise<void> {
  if (folder === null) return rm(noteOf(cluster), { force: true })
  const modules = await readdir(join(dirname(programs.bin), 'lib', 'postgresql')).catch(() => [])
  if (process.platform === 'win32' || !modules.some((name) => name.startsWith(`${MODULE}.`)))
    throw new StartRefused('would-not-start', `The PostgreSQL for this machine cannot archive: it has no ${MODULE}. Leave WAL_ARCHIVE out.`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (programs.user) await chown(folder, programs.user.uid, programs.user.gid)
  } catch (error) {
    throw new StartRefused(
      'unreachable',
      `The folder ${folder} of WAL_ARCHIVE cannot be used: ${error instanceof Error ? error.message : String(error)}`,
      error,
    )
  }
  await bringTimelines(cluster, programs, folder)
  await writeFile(noteOf(cluster), folder, { mode: 0o600 })
}

/**
 * A database that was restored has begun a timeline when it did not archive yet. The archive must know of it: the next restore takes another one, so that
 * no file of this one is ever met by another of its name.
 */
async function bringTimelines({ data }: Pick<Cluster, 'data'>, { user }: Programs, folder: string): Promise<void> {
  for (const name of (await readdir(join(data, 'pg_wal')).catch(() => [])).filter((one) => one.endsWith('.history'))) {
    const [here, there] = [await readFile(join(data, 'pg_wal', name)), await readFile(join(folder, name)).catch(() => undefined)]
    if (there && !there.equals(here))
      throw new StartRefused(
        'would-not-start',
        `The archive ${folder} is of another database: its ${name} differs. Name an empty folder with WAL_ARCHIVE, and make a backup.`,
      )
    if (there) continue
    const half = join(folder, `${name}.part`)
    await writeFile(half, here, { mode: 0o600 })
    if (user) await chown(half, user.uid, user.gid)
    await rename(half, join(folder, name))
  }
}

/** The settings with which a database archives as was noted; none when nothing was. */
export async function archiveSettings(cluster: Pick<Cluster, 'home'>): Promise<Record<string, string>> {
  const folder = await readFile(noteOf(cluster), 'utf8').catch(() => '')
  if (!folder) return {}
  return { archive_mode: 'on', archive_library: MODULE, archive_timeout: String(LATEST_SECONDS), [ARCHIVE_FOLDER]: folder }
}
