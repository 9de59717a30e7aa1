import { chmod, chown, copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { DatabaseUser } from '../db/embedded/programs.ts'
import { withEach } from './hashed-files.ts'
import { CONTENT, type Manifest, sharedOf } from './manifest.ts'

interface Place {
  backup: string
  manifest: Manifest
  /** The folder that becomes the data folder. */
  folder: string
  /** The user as whom the database runs; undefined: ours. */
  user: DatabaseUser | undefined
}

/** What only the user of the database may enter. */
const isDatabase = (path: string) => /^(?:database|postgresql)(?:\/|$)/.test(path)

/** Copies everything of a backup to where a start looks for it. @throws the error of the operating system, such as for a disk that is full */
export async function placeBackup({ backup, manifest, folder, user }: Place): Promise<void> {
  const own = async (path: string) => {
    if (user && isDatabase(path)) await chown(join(folder, path), user.uid, user.gid)
  }
  const folders = new Set([...manifest.folders, ...Object.keys(manifest.files), ...Object.keys(manifest.shared)].flatMap(foldersAbove))
  for (const path of manifest.folders) folders.add(path)
  // A folder comes before what is in it.
  for (const path of [...folders].sort()) {
    await mkdir(join(folder, path), { recursive: true, mode: isDatabase(path) ? 0o700 : 0o755 })
    await own(path)
  }
  const copy = async (from: string, path: string) => {
    await copyFile(from, join(folder, path))
    await chmod(join(folder, path), path.startsWith('media/') ? 0o644 : 0o600)
    await own(path)
  }
  await withEach(Object.keys(manifest.files), (path) => copy(join(backup, CONTENT, path), path))
  await withEach(Object.keys(manifest.shared), (path) => copy(join(sharedOf(backup), path), path))
}

function foldersAbove(path: string): string[] {
  const above = dirname(path)
  return above === '.' ? [] : [...foldersAbove(above), above]
}
