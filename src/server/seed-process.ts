import { openDatabase } from './db/connection/open.ts'
import { seedDemo } from './db/seed/seed-demo.ts'
import { openDemoTools } from './demo-tools.ts'
import { readSettings } from './settings.ts'

// Started by demo-market.ts in a process of its own, on a database that runs and has its schema. Where the local gateway keeps its book is
// told: it lies elsewhere for a database that is named by a setting, as this one is here.
const settings = readSettings(process.env)
const database = await openDatabase({
  url: settings.database_url,
  dataFolder: settings.data_folder,
  label: `hatkhola seed pid ${process.pid}`,
  log: () => undefined,
})
try {
  const tools = await openDemoTools(database, settings, process.argv[2] || undefined)
  await seedDemo(database, { ...tools, onProgress: (what) => process.stdout.write(`${what}\n`) })
} finally {
  await database.close()
}
