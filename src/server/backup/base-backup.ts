import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Session } from '../db/connection/patient-session.ts'
import { runProgram } from '../db/embedded/run-program.ts'
import { BackupRefused } from './backup-refused.ts'
import type { CopiedDatabase, DatabaseCopy } from './copied-database.ts'
import { firstOf } from './copy-cluster.ts'
import { findInstalled } from './find-programs.ts'
import { type FileMark, listBelow, markOf, withEach } from './hashed-files.ts'

/**
 * Copies a PostgreSQL of one's own with its program pg_basebackup, and looks at the copy with pg_verifybackup where there is one.
 * @throws {BackupRefused} the program is missing or of another version; it failed, such as for a role that may not replicate; tablespaces lie elsewhere.
 */
export async function baseBackup(session: Session, { url, major, into, beforeEnd }: DatabaseCopy & { url: string; major: string }): Promise<CopiedDatabase> {
  const spaces = await session.query<{ name: string }>(`select spcname as name from pg_tablespace where spcname not in ('pg_default', 'pg_global')`)
  if (spaces.length)
    throw new BackupRefused(`The database has tablespaces of its own (${spaces.map(({ name }) => name).join(', ')}). Use pg_basebackup by hand.`)
  const programs = await findInstalled('pg_basebackup', major)
  await beforeEnd()
  const ran = await runProgram(programs, 'pg_basebackup', {
    args: ['-d', withoutPassword(url), '-D', into, '--checkpoint=fast', '-X', 'stream', '--manifest-checksums=SHA256', '--no-password', '--label=hatkhola'],
    folder: dirname(into),
    timeoutMs: 0,
    environment: { PGPASSWORD: decodeURIComponent(new URL(url).password) },
  })
  if (ran.code !== 0) throw new BackupRefused(`pg_basebackup failed:\n${ran.output}${hintAt(ran.output)}`)
  await verify(into, major)
  const { folders, files: paths } = await listBelow(into)
  const files: Record<string, FileMark> = {}
  await withEach(paths, async (path) => {
    files[path] = await markOf(join(into, path))
  })
  const first_wal = firstOf(await readFile(join(into, 'backup_label'), 'utf8'))
  if (!first_wal) throw new BackupRefused('pg_basebackup left no backup_label that says where its log of changes begins.')
  return { files, folders, first_wal }
}

async function verify(copy: string, major: string): Promise<void> {
  const programs = await findInstalled('pg_verifybackup', major).catch(() => undefined)
  if (!programs) return
  const ran = await runProgram(programs, 'pg_verifybackup', { args: [copy], folder: dirname(copy), timeoutMs: 0 })
  // It reads the log of changes with pg_waldump, which a package of programs for clients may not have.
  if (ran.code === 0 || /pg_waldump/.test(ran.output)) return
  throw new BackupRefused(`pg_verifybackup finds the copy damaged:\n${ran.output}`)
}

/** Every user of the machine may read the arguments of a program. */
function withoutPassword(url: string): string {
  const address = new URL(url)
  address.password = ''
  return address.href
}

function hintAt(output: string): string {
  if (/replication|REPLICATION/.test(output))
    return '\nThe role must be allowed to replicate: ALTER ROLE … REPLICATION, and a line for it in pg_hba.conf with the database "replication". Or run this with DATABASE_URL of another role.'
  return ''
}
