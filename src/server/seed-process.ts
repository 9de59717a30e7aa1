import { openDatabase } from './db/open.ts'
import { seedDemo } from './db/seed/seed-demo.ts'
import { openDemoTools } from './demo-tools.ts'
import { readSettings } from './settings.ts'

// Started by demo-market.ts in a process of its own, on a database that runs and has its schema.
const settings = readSettings(process.env)
const database = await openDatabase({
  url: settings.database_url,
  dataFolder: settings.data_folder,
  label: `hatkhola seed pid ${process.pid}`,
  log: () => undefined,
})
try {
  await seedDemo(database, await openDemoTools(database, settings))
} finally {
  await database.close()
}
