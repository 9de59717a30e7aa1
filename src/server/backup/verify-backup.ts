import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupRefused } from './backup-refused.ts'
import { backupsOf } from './backups-of.ts'
import { type FileMark, isMissing, listBelow, markOf, withEach } from './hashed-files.ts'
import { CONTENT, MANIFEST, type Manifest, readManifest, sharedOf } from './manifest.ts'

/**
 * Reads a backup through: every file is there with the bytes that its manifest says, and no other.
 * @returns its manifest.
 * @throws {BackupRefused} the first file that does not fit, by its name; or as `readManifest`.
 */
export async function verifyBackup(backup: string): Promise<Manifest> {
  await refuseTarget(backup)
  const manifest = await readManifest(backup)
  const content = join(backup, CONTENT)
  const { files, links } = await listBelow(content).catch((error: unknown) => {
    if (isMissing(error)) throw new BackupRefused(`The backup is damaged: the folder ${content} is missing.`)
    throw error
  })
  const stranger = [...links, ...files].find((path) => !Object.hasOwn(manifest.files, path))
  if (stranger !== undefined) throw new BackupRefused(`The backup is damaged: ${join(content, stranger)} is not of this backup.`)
  await withEach(Object.entries(manifest.files), ([path, mark]) => verifyFile(join(content, path), mark))
  await withEach(Object.entries(manifest.shared), ([path, mark]) => verifyFile(join(sharedOf(backup), path), mark))
  return manifest
}

async function verifyFile(file: string, mark: FileMark): Promise<void> {
  const damaged = (what: string) => new BackupRefused(`The backup is damaged: ${file} ${what}. Nothing was restored.`)
  const found = await markOf(file).catch((error: unknown) => {
    if (isMissing(error)) throw damaged('is missing')
    throw error
  })
  if (found.bytes !== mark.bytes) throw damaged(`has ${found.bytes} bytes instead of ${mark.bytes}`)
  if (found.sha256 !== mark.sha256) throw damaged('has other bytes than when the backup was made')
}

/** A person may name the folder of all backups. */
async function refuseTarget(backup: string): Promise<void> {
  const names = await readdir(backup).catch((error: unknown) => {
    if (isMissing(error)) throw new BackupRefused(`There is no backup ${backup}.`)
    throw error
  })
  if (names.includes(MANIFEST)) return
  const [last] = (await backupsOf(backup)).filter(({ manifest }) => manifest).reverse()
  if (last) throw new BackupRefused(`${backup} holds several backups. Name one of them; the last is ${last.folder}`)
}
