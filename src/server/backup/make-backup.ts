import { mkdir, rm } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openFiles, openPrivateStore, type S3Settings } from '../adapters/files/open-files.ts'
import { BackupRefused } from './backup-refused.ts'
import { type BackupSource, openSource } from './backup-source.ts'
import { backupsOf, keepNewest, nameOf } from './backups-of.ts'
import { copyDatabase } from './copy-database.ts'
import { type CopiedPictures, copyPictures } from './copy-pictures.ts'
import type { FileMark } from './hashed-files.ts'
import { CONTENT, type Manifest, SHARED, writeManifest } from './manifest.ts'

export interface BackupAsked {
  /** The folder below which each backup has one of its own. */
  target: string
  settings: { database_url: string | undefined; data_folder: string; s3: S3Settings | undefined }
  /** How many backups stay; absent: all. */
  keep?: number | undefined
  /** Told what is being done. */
  say?: (what: string) => void
}

export interface BackupMade {
  folder: string
  manifest: Manifest
  /** Pictures and papers that were not there yet. */
  copied: CopiedPictures['copied']
  removed: number
  /** What a person should look at, in words. */
  warnings: string[]
}

/**
 * Makes a backup of database, pictures and papers, while the server may run: everything that was committed before the copy of the database ended,
 * and every file that its rows name.
 * @throws {BackupRefused} there is no place for it, or no way; what was written of it is removed.
 * @throws {StartRefused} the database cannot be opened.
 */
export async function makeBackup({ target: asked, settings, keep, say = () => undefined }: BackupAsked): Promise<BackupMade> {
  const target = resolve(asked)
  refusePlace(asked, target, settings.data_folder)
  const source = await openSource(settings)
  try {
    await mkdir(target, { recursive: true, mode: 0o700 })
    const folder = await makeFolder(target)
    const made = await fill({ source, target, folder, settings, say }).catch(async (error: unknown) => {
      await rm(folder, { recursive: true, force: true })
      throw error
    })
    const removed = keep === undefined ? 0 : await keepNewest(target, keep)
    return { ...made, folder, removed }
  } finally {
    await source.close()
  }
}

function refusePlace(asked: string, target: string, dataFolder: string): void {
  if (/^[a-z0-9]+:\/\//i.test(asked))
    throw new BackupRefused(`A backup goes into a folder. Make it in one, then copy that: aws s3 sync <folder> ${asked}. operations/backups.md says how.`)
  const way = relative(resolve(dataFolder), target)
  if (way !== '..' && !way.startsWith(`..${sep}`))
    throw new BackupRefused(`${target} lies in the data folder, of which the backup is. Name a folder elsewhere.`)
}

/** A name is of one second: another backup may have had it. */
async function makeFolder(target: string): Promise<string> {
  for (;;) {
    const folder = join(target, nameOf(new Date()))
    // What is in it are CVs and sealed accounts: for the user who makes it alone.
    const isMade = await mkdir(folder, { mode: 0o700 }).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false
        throw error
      },
    )
    if (isMade) return folder
    await pause(200)
  }
}

type Filled = Required<Pick<BackupAsked, 'settings' | 'say'>> & { source: BackupSource; target: string; folder: string }

async function fill({ source, target, folder, settings, say }: Filled): Promise<Omit<BackupMade, 'folder' | 'removed'>> {
  const begun_at = new Date().toISOString()
  const unfinished = join(folder, 'unfinished')
  await mkdir(unfinished)
  const stores = { media: await openFiles(settings), papers: await openPrivateStore(settings) }
  const known = new Map((await backupsOf(target)).flatMap(({ manifest }) => Object.entries(manifest?.shared ?? {})))
  const pictures = (marks: ReadonlyMap<string, FileMark>) => copyPictures({ stores, into: join(target, SHARED), known: marks, unfinished })
  say('pictures and papers')
  // Before and after: what a row names is there even if it is removed while the database is copied.
  const first = await pictures(known)
  say('the database')
  const { warnings, ...database } = await copyDatabase(source, { into: join(folder, CONTENT), dataFolder: settings.data_folder })
  say('pictures and papers that came meanwhile')
  const second = await pictures(new Map([...known, ...first.marks]))
  await rm(unfinished, { recursive: true })
  const shared = Object.fromEntries([...new Map([...first.marks, ...second.marks])].sort(([a], [b]) => (a < b ? -1 : 1)))
  const manifest = await writeManifest(folder, { begun_at, ...database, shared })
  return { manifest, warnings, copied: { files: first.copied.files + second.copied.files, bytes: first.copied.bytes + second.copied.bytes } }
}
