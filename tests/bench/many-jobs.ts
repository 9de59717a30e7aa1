import { addressOf } from '#contract/core/endpoint.ts'
import { listJobs } from '#contract/jobs/jobs.ts'
import { JOB_PAGE_SIZE } from '#contract/jobs/jobs-filter.ts'
import { seedJobScale } from '#server/db/seed/seed-job-scale.ts'
import { job_posts } from '#server/db/tables/jobs.ts'
import { beside } from './beside.ts'
import type { ServedApp } from './serving.ts'

/** Adds jobs to the market of the app that runs, in steps of the demo market's own number, until there are about so many. */
export const growJobs = (app: ServedApp, size: number): Promise<void> =>
  beside(app, async (database) => {
    const there = await database.db.$count(job_posts)
    const times = Math.round((size - there) / there)
    if (times > 0) await seedJobScale(database, times)
    console.error(`a market with ${await database.db.$count(job_posts)} jobs`)
  })

/** A page of the list, as the screen asks for it; `{rand:1-9}` in a value becomes another number each time. */
export const jobList = (filter: Record<string, string> = {}): string => {
  const plain = addressOf(listJobs, { query: { limit: JOB_PAGE_SIZE } })
  return Object.entries(filter).reduce((path, [key, value]) => `${path}&${key}=${value.startsWith('{') ? value : encodeURIComponent(value)}`, plain)
}

/** A salary that nearly all jobs come to: it changes the filter, so that no cached answer fits. */
export const ANY_SALARY = { min_salary: '{rand:1-8000}' }
