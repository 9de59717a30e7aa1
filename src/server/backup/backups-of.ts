import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '#contract/core/time.ts'
import { isMissing, listBelow } from './hashed-files.ts'
import { MANIFEST, type Manifest, readManifest, SHARED } from './manifest.ts'
import { isBefore } from './wal-range.ts'

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

/** The folder of a backup that begins now. */
export const nameOf = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

export interface Backup {
  folder: string
  /** Undefined: it was not finished, or its manifest cannot be read. */
  manifest: Manifest | undefined
  /** Whether there is a manifest, readable or not. */
  isFinished: boolean
}

/** The backups below a target, the oldest first. */
export async function backupsOf(target: string): Promise<Backup[]> {
  const names = await readdir(target).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  return Promise.all(
    names
      .filter((name) => NAME.test(name))
      .sort()
      .map(async (name) => {
        const folder = join(target, name)
        const isFinished = await stat(join(folder, MANIFEST)).then(
          () => true,
          () => false,
        )
        return { folder, isFinished, manifest: isFinished ? await readManifest(folder).catch(() => undefined) : undefined }
      }),
  )
}

/**
 * Removes the oldest backups, those that were not finished a day ago, and pictures that no backup names any more. One with a manifest that cannot be
 * read (it may be of a newer version) is left alone, and so are all pictures as long as it is there.
 * @param keep how many whole ones stay.
 * @returns how many backups were removed.
 */
export async function keepNewest(target: string, keep: number): Promise<number> {
  const all = await backupsOf(target)
  const whole = all.filter(({ manifest }) => manifest)
  const old = whole.slice(0, Math.max(0, whole.length - keep))
  const given: Backup[] = []
  for (const one of all) if (!one.isFinished && (await ageOf(one.folder)) > DAY_MS) given.push(one)
  for (const { folder } of [...old, ...given]) await rm(folder, { recursive: true, force: true })
  if (all.every(({ isFinished, manifest }) => manifest || !isFinished)) await sweepShared(target, whole.slice(old.length))
  return old.length + given.length
}

const ageOf = (folder: string) =>
  stat(folder).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  )

/** What people have removed is not to stay in backups for ever. */
async function sweepShared(target: string, kept: readonly Backup[]): Promise<void> {
  const named = new Set(kept.flatMap(({ manifest }) => Object.keys(manifest?.shared ?? {})))
  const { files } = await listBelow(join(target, SHARED)).catch(() => ({ files: [] }))
  for (const path of files) if (!named.has(path)) await rm(join(target, SHARED, path), { force: true })
}

/**
 * Removes from an archive what is older than the oldest backup: no restore reads it. Nothing where a backup cannot be read: it may be the oldest.
 * @returns how many files were removed.
 */
export async function trimArchive(archive: string, target: string): Promise<number> {
  const all = await backupsOf(target)
  if (all.some(({ isFinished, manifest }) => isFinished && !manifest)) return 0
  const firsts = all.flatMap(({ manifest }) => manifest?.postgresql.first_wal ?? [])
  const oldest = firsts.sort((a, b) => (a.slice(8) < b.slice(8) ? -1 : 1))[0]
  if (oldest === undefined) return 0
  const names = (await readdir(archive)).filter((name) => isBefore(name, oldest))
  for (const name of names) await rm(join(archive, name), { force: true })
  return names.length
}
