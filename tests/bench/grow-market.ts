import { seedBlogScale } from '#server/db/seed/seed-blog-scale.ts'
import { seedScale } from '#server/db/seed/seed-scale.ts'
import { blogs } from '#server/db/tables/blogs.ts'
import { events } from '#server/db/tables/events.ts'
import { beside } from './beside.ts'
import { growJobs } from './many-jobs.ts'
import type { ServedApp } from './serving.ts'

/** Adds to the market of the app that runs, in steps of the demo market's own numbers, until there are about so many of each. */
export async function growMarket(app: ServedApp, sizes: { events: number; jobs: number; blogs: number }): Promise<void> {
  await beside(app, async (database) => {
    const times = async (table: typeof events | typeof blogs, size: number) => Math.round(size / Math.max(1, await database.db.$count(table))) - 1
    await seedScale(database, await times(events, sizes.events))
    await seedBlogScale(database, await times(blogs, sizes.blogs))
  })
  await growJobs(app, sizes.jobs)
}
