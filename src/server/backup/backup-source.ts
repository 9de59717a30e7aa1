import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, openDatabase } from '../db/connection/open.ts'
import { openSession, type Session } from '../db/connection/patient-session.ts'
import { readDatabaseUrl } from '../db/connection/pool.ts'
import { findRunning } from '../db/embedded/beside.ts'
import { BackupRefused } from './backup-refused.ts'

/** The database of which a backup is made, while a server may run on it. */
export interface BackupSource {
  database: Database
  /** Ends the backup when it is lost. */
  session: Session
  /** The data folder of the embedded PostgreSQL; undefined: it is one of one's own. */
  home: string | undefined
  close: () => Promise<void>
}

/** Any two numbers; the same in every version, so that two backups see each other. */
const CLAIM = [7406, 12] as const

/**
 * Opens the database of the settings, starting the embedded one for as long as this lasts when nothing runs.
 * @throws {BackupRefused} there is no database; PgBouncer stands before it; another backup of it is being made.
 * @throws {StartRefused} as `openDatabase`
 */
export async function openSource({ database_url, data_folder }: { database_url: string | undefined; data_folder: string }): Promise<BackupSource> {
  const home = database_url === undefined ? join(data_folder, 'database') : undefined
  if (home) await refuseNothing(home)
  if (database_url !== undefined && readDatabaseUrl(database_url).isPooled)
    throw new BackupRefused('A backup does not go through PgBouncer: set DATABASE_URL to the address of PostgreSQL itself for this command.')
  const url = database_url ?? (await findRunning(data_folder))
  const database = await openDatabase({ url, dataFolder: data_folder, label: `hatkhola backup pid ${process.pid}`, log: () => undefined })
  try {
    const session = await openSession(database.url, `hatkhola backup pid ${process.pid}`)
    const close = async () => {
      await session.end()
      await database.close()
    }
    const [claim] = await session.query<{ held: boolean }>('select pg_try_advisory_lock($1, $2) as held', [...CLAIM])
    if (claim?.held) return { database, session, home, close }
    await session.end()
    throw new BackupRefused('Another backup of this database is being made. Wait until it is done.')
  } catch (error) {
    await database.close()
    throw error
  }
}

async function refuseNothing(home: string): Promise<void> {
  const isThere = await access(join(home, 'data')).then(
    () => true,
    () => false,
  )
  if (!isThere) throw new BackupRefused(`There is no database in ${home}. Name the data folder with HATKHOLA_DATA, or set DATABASE_URL.`)
}
