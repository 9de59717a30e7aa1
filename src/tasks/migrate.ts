// npm run db:migrate: brings the schema of the database that the settings name up to this version. A start does it by itself; this is for doing it before.
import { ensureCategories } from '#server/db/categories/ensure-categories.ts'
import { openDatabase } from '#server/db/connection/open.ts'
import { migrate } from '#server/db/migrate.ts'
import { readSettings } from '#server/settings.ts'
import { loadEnvFile } from './steps/env-file.mjs'

loadEnvFile()
const settings = readSettings(process.env)
const database = await openDatabase({
  url: settings.database_url,
  dataFolder: settings.data_folder,
  label: `hatkhola migrations pid ${process.pid}`,
  log: console.error,
})
try {
  await migrate(database)
  await ensureCategories(database.db)
  console.log('The schema is up to date.')
} finally {
  await database.close()
}
