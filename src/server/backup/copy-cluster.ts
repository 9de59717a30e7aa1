import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Session } from '../db/connection/patient-session.ts'
import { BackupRefused } from './backup-refused.ts'
import type { CopiedDatabase, DatabaseCopy } from './copied-database.ts'
import { copyMarked, type FileMark, isMissing, listBelow, withEach, writeMarked } from './hashed-files.ts'
import { isTimeline, walFiles } from './wal-range.ts'

/**
 * What is not copied, as the documentation advises: what belongs to the running process, or is made anew at each start. Of these folders only what is
 * in them. @see PostgreSQL documentation, "Continuous Archiving and Point-in-Time Recovery", "Backing Up the Data Directory"
 */
const EMPTIED = ['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans']
const LEFT_OUT =
  /^(?:postmaster\.(?:pid|opts)|backup_label(?:\.old)?|tablespace_map(?:\.old)?|backup_manifest|current_logfiles(?:\.tmp)?|postgresql\.auto\.conf\.tmp|pg_internal\.init.*|pgsql_tmp.*)$/
const CONTROL = 'global/pg_control'

const isCopied = (path: string) => !EMPTIED.includes(path.split('/')[0] ?? '') && !path.split('/').some((part) => LEFT_OUT.test(part)) && path !== CONTROL
const isKeptFolder = (path: string) => EMPTIED.includes(path) || isCopied(path)

/**
 * Copies the data folder of a running PostgreSQL of this machine, with its own functions for that: what is written while files are copied is in the
 * log of changes, which is copied last, from where the backup began to where it ended. A slot keeps PostgreSQL from removing any of it before.
 * @throws {BackupRefused} it runs with settings of an older version; it has parts outside of its folder.
 */
export async function copyCluster(session: Session, { data, into, beforeEnd }: DatabaseCopy & { data: string }): Promise<CopiedDatabase> {
  const [settings] = await session.query<{ level: string; segment: number }>(
    `select current_setting('wal_level') as level, (select setting::int from pg_settings where name = 'wal_segment_size') as segment`,
  )
  if (settings?.level === 'minimal')
    throw new BackupRefused('The database was started by an older version of Hatkhola, which had no backups. Stop the server, start it again, and repeat this.')
  const files: Record<string, FileMark> = {}
  const copy = async (path: string) => {
    files[path] = await copyMarked(join(data, path), join(into, path))
  }
  await session.query('select pg_create_physical_replication_slot($1, true, true)', [`hatkhola_backup_${process.pid}`])
  await session.query(`select pg_backup_start('hatkhola', true)`)
  const { folders, files: found, links } = await listBelow(data)
  if (links.length) throw new BackupRefused(`The database has parts outside of its folder (${links.join(', ')}), which a backup would miss.`)
  await withEach(found.filter(isCopied), (path) =>
    // A table that was dropped meanwhile is not missed: the log of changes says so.
    copy(path).catch((error: unknown) => {
      if (!isMissing(error)) throw error
    }),
  )
  files[CONTROL] = await writeMarked(join(into, CONTROL), await readControl(join(data, CONTROL)))
  await beforeEnd()
  const [ended] = await session.query<{ last: string; label: string; map: string }>(
    'select pg_walfile_name(lsn - 1) as last, labelfile as label, spcmapfile as map from pg_backup_stop(false)',
  )
  const first_wal = firstOf(ended?.label ?? '')
  if (!first_wal || !ended || !settings) throw new Error('the database did not say where its backup begins and ends')
  files.backup_label = await writeMarked(join(into, 'backup_label'), Buffer.from(ended.label))
  if (ended.map) files.tablespace_map = await writeMarked(join(into, 'tablespace_map'), Buffer.from(ended.map))
  for (const name of walFiles(first_wal, ended.last, settings.segment)) await copy(`pg_wal/${name}`)
  for (const name of (await readdir(join(data, 'pg_wal'))).filter(isTimeline)) await copy(`pg_wal/${name}`)
  return { files, folders: folders.filter(isKeptFolder), first_wal }
}

/** The first file of the log of changes that is needed, as a label of a backup names it. */
export const firstOf = (label: string): string | undefined => /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/m.exec(label)?.[1]

/** Two reads that agree: one alone might have met PostgreSQL in the middle of writing it. */
async function readControl(file: string): Promise<Buffer> {
  for (let tries = 0; ; tries++) {
    const [once, again] = [await readFile(file), await readFile(file)]
    if (once.equals(again)) return once
    if (tries === 50) throw new BackupRefused(`${basename(file)} changes faster than it can be read.`)
    await pause(10)
  }
}
