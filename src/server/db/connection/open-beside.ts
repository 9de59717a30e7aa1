import { findRunning } from '../embedded/beside.ts'
import { migrate } from '../migrate.ts'
import { type Database, openDatabase } from './open.ts'

/** Where the settings say that the data is. */
export interface DataPlace {
  database_url: string | undefined
  data_folder: string
}

/**
 * Opens the database beside a server that may be running on it, for staff; the embedded one is started for as long as this lasts when nothing
 * runs.
 * @throws {StartRefused} as `openDatabase`
 */
export async function openBeside({ database_url, data_folder }: DataPlace): Promise<Database> {
  const url = database_url ?? (await findRunning(data_folder))
  const database = await openDatabase({ url, dataFolder: data_folder, label: `hatkhola staff pid ${process.pid}`, log: () => undefined })
  // Beside a server the schema is that server's business.
  if (database.embedded) await migrate(database)
  return database
}
