// npm run db:seed [-- --scale N]: the demo market for the database that the settings name; with --scale, N times as many events, products, services with their bookings, jobs and articles besides, and N thousand posts, for benchmarks.
import { parseArgs } from 'node:util'
import { ensureCategories } from '#server/db/categories/ensure-categories.ts'
import { openDatabase } from '#server/db/connection/open.ts'
import { StartRefused } from '#server/db/connection/start-refused.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedBlogScale } from '#server/db/seed/seed-blog-scale.ts'
import { seedDemo } from '#server/db/seed/seed-demo.ts'
import { seedJobScale } from '#server/db/seed/seed-job-scale.ts'
import { seedPostScale } from '#server/db/seed/seed-post-scale.ts'
import { seedProductScale } from '#server/db/seed/seed-product-scale.ts'
import { seedScale } from '#server/db/seed/seed-scale.ts'
import { seedServiceScale } from '#server/db/seed/seed-service-scale.ts'
import { openDemoTools } from '#server/demo-tools.ts'
import { gatewayFolder } from '#server/open-payments.ts'
import { readSettings, SettingsError } from '#server/settings.ts'

const RESULTS = {
  seeded: 'The demo market is there.',
  'has-it': 'The demo market was there already; nothing was changed.',
  'in-use': 'This database has accounts of its own; the demo market was left out.',
}

async function seed(times: number): Promise<void> {
  const settings = readSettings(process.env)
  const database = await openDatabase({
    url: settings.database_url,
    dataFolder: settings.data_folder,
    label: `hatkhola seed pid ${process.pid}`,
    log: console.error,
  })
  try {
    await migrate(database)
    await ensureCategories(database.db)
    console.log(RESULTS[await seedDemo(database, await openDemoTools(database, settings, gatewayFolder(settings)))])
    if (times > 0) {
      const [events, goods] = [await seedScale(database, times), await seedProductScale(database, times)]
      const [jobs, articles] = [await seedJobScale(database, times), await seedBlogScale(database, times)]
      const { services, bookings } = await seedServiceScale(database, times)
      const posts = await seedPostScale(database, times)
      const counts = `${events} events, ${goods} products, ${services} services, ${bookings} bookings, ${jobs} jobs, ${articles} articles`
      console.log(`${counts} and ${posts} posts were added.`)
    }
  } finally {
    await database.close()
  }
}

const { values } = parseArgs({ options: { scale: { type: 'string', default: '0' } } })
if (/^\d{1,5}$/.test(values.scale)) {
  await seed(Number(values.scale)).catch((error: unknown) => {
    const isExpected = error instanceof StartRefused || error instanceof SettingsError
    console.error(isExpected ? error.message : error)
    process.exitCode = 1
  })
} else {
  console.error('--scale wants a whole number: how many times as many events, products, services, jobs and articles, and how many thousand posts to add.')
  process.exitCode = 1
}
