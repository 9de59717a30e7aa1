import { type Database, openDatabase } from '#server/db/connection/open.ts'
import { findRunning } from '#server/db/embedded/beside.ts'
import type { ServedApp } from './serving.ts'

/** Works on the database of the app that runs. */
export async function beside<T>({ dataFolder }: ServedApp, work: (database: Database) => Promise<T>): Promise<T> {
  const url = await findRunning(dataFolder)
  if (url === undefined) throw new Error('no database runs beside the app')
  const database = await openDatabase({ url, dataFolder, label: `hatkhola bench pid ${process.pid}`, log: () => undefined })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
