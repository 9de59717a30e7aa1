import { chmod, mkdir, readdir, realpath, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { StartRefused } from '../db/connection/start-refused.ts'
import { findRunning } from '../db/embedded/beside.ts'
import { migrate } from '../db/migrate.ts'
import { readMigrations } from '../db/migration-files.ts'
import { proveLedger } from '../ledger/prove/prove-ledger.ts'
import { BackupRefused } from './backup-refused.ts'
import { type Figures, misfits, readFigures } from './figures.ts'
import { isMissing } from './hashed-files.ts'
import type { Manifest } from './manifest.ts'
import { placeBackup } from './place-backup.ts'
import { openRecovered, programsFor } from './recovered-database.ts'
import type { RecoveryAsked } from './recovery-settings.ts'
import { verifyBackup } from './verify-backup.ts'

export interface RestoreAsked extends RecoveryAsked {
  backup: string
  /** Where nothing is yet: it becomes the data folder. */
  folder: string
  /** Told what is being done. */
  say?: (what: string) => void
  /** Tests only: nothing waits for the disk. */
  fast?: boolean
}

export interface Restored {
  folder: string
  manifest: Manifest
  figures: Figures
  /** Whether they were compared with those of the backup: those of a later moment are others. */
  isCompared: boolean
  /** What does not fit, in words; empty: all does. */
  faults: string[]
}

/**
 * Restores a backup into an empty place and looks whether all is there: the backup is read through first, the database recovers, its rows are counted,
 * its ledger is proven.
 * @throws {BackupRefused} the backup is damaged, or not for this version; the place is not empty; the moment cannot be had. Nothing is left in the place.
 * @throws {StartRefused} the database does not recover. Nothing is left in the place.
 */
export async function restoreBackup({ backup: from, folder: to, archive, until, say = () => undefined, fast = false }: RestoreAsked): Promise<Restored> {
  const [backup, asked] = [resolve(from), resolve(to)]
  await refuseFull(asked)
  say('checking every file of the backup')
  const manifest = await verifyBackup(backup)
  await refuseOther(manifest)
  refuseMoment(manifest, { archive, until })
  const folder = await makePlace(asked)
  try {
    const programs = await programsFor(manifest.postgresql, folder)
    if (programs.major !== manifest.postgresql.major)
      throw new BackupRefused(`The backup is of PostgreSQL ${manifest.postgresql.major}, and this version of Hatkhola brings PostgreSQL ${programs.major}.`)
    say('putting database, pictures and papers into place')
    await placeBackup({ backup, manifest, folder, user: programs.user })
    say('the database recovers')
    const { database, stop } = await openRecovered({ folder, postgresql: manifest.postgresql, programs, recovery: { archive, until }, fast })
    try {
      say('counting rows and proving the ledger')
      const figures = await readFigures(database.pool)
      const isCompared = until === undefined
      const faults = isCompared ? misfits(manifest.figures, figures) : []
      // The rules of the ledger are those of this version, and so must the tables be.
      await migrate(database)
      return { folder, manifest, figures, isCompared, faults: [...faults, ...(await proveLedger(database))] }
    } finally {
      await stop()
    }
  } catch (error) {
    // It was empty: what is there now are copies.
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true })
    throw plainly(error, until)
  }
}

async function refuseFull(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw new BackupRefused(`${folder} cannot be used: ${error instanceof Error ? error.message : String(error)}`)
  })
  if (names.length === 0) return
  if (await findRunning(folder)) throw new BackupRefused(`A database runs in ${folder}. Name an empty folder.`)
  throw new BackupRefused(`${folder} is not empty (${names.slice(0, 3).join(', ')}). Name an empty folder, or one that is not there yet.`)
}

async function refuseOther({ schema }: Manifest): Promise<void> {
  const known = await readMigrations()
  if (schema === '' || known.some(({ name }) => name === schema)) return
  throw new BackupRefused(`The backup was made by a newer version of Hatkhola (it has the migration ${schema}). Restore it with that version.`)
}

function refuseMoment({ postgresql, ended_at }: Manifest, { archive, until }: RecoveryAsked): void {
  if (until === undefined) return
  if (archive === undefined) throw new BackupRefused('A moment needs the archive of what was written: name its folder with --archive or WAL_ARCHIVE.')
  if (!postgresql.archives) throw new BackupRefused('When this backup was made, what was written was not archived. Restore it without a moment.')
  if (until !== 'latest' && until < new Date(ended_at))
    throw new BackupRefused(`This backup ended at ${ended_at}, after the moment. Take one that ended before ${until.toISOString()}.`)
}

/** Root's folder is left open to be passed through: another user's database lies within. */
async function makePlace(asked: string): Promise<string> {
  const first = await mkdir(asked, { recursive: true })
  if (process.getuid?.() === 0) for (let one = asked; first && one.length >= first.length; one = dirname(one)) await chmod(one, 0o755)
  return realpath(asked)
}

/** What PostgreSQL says when its log of changes ends too early. */
function plainly(error: unknown, until: RecoveryAsked['until']): unknown {
  if (!(error instanceof StartRefused) || !/before configured recovery target/.test(error.message)) return error
  const last = /last completed transaction was at log time (.+)/.exec(error.message)?.[1]
  const end = last ? `its last transaction is of ${last}` : 'it holds nothing that this backup can go on with'
  return new BackupRefused(
    `The archive ends before ${until instanceof Date ? until.toISOString() : 'that'}: ${end}. Take an earlier moment, or --until latest.`,
  )
}
