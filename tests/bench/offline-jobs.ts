import { addressOf } from '#contract/core/endpoint.ts'
import { JOB_LIMITS, listJobs } from '#contract/jobs/jobs.ts'
import { throttledPage, withBrowser } from './browser.ts'
import type { BenchOptions, Findings } from './line.ts'
import { growJobs } from './many-jobs.ts'
import { offlineList } from './offline-list.ts'
import { withApp } from './serving.ts'

const KEPT = 1000
const ROUNDS = 7
const QUICK_ROUNDS = 3
const MOST = { answer: 300, screen: 1500 }
const QUESTIONS = {
  'a type': 'type=Part-time',
  'a division and a salary': 'division=Dhaka&min_salary=20000',
  'a word': 'q=senior',
  'a slip': 'q=electrican',
}

/** Filters over a thousand jobs that a slower phone has kept, without network. */
export async function benchOfflineJobs({ isQuick }: BenchOptions): Promise<Findings> {
  const lines = await withApp('demo', async (app) => {
    await growJobs(app, KEPT + JOB_LIMITS.countedTo)
    return withBrowser(async (browser) =>
      offlineList(await throttledPage(browser), {
        goal: 'offlinejobs',
        screen: `${app.site}/en/jobportal`,
        path: addressOf(listJobs, { query: { limit: JOB_LIMITS.perPage } }),
        source: 'src/app/features/jobs/public/calls.ts',
        kept: KEPT,
        of: 'jobs',
        questions: QUESTIONS,
        most: MOST,
        rounds: isQuick ? QUICK_ROUNDS : ROUNDS,
      }),
    )
  })
  return { lines, raw: lines }
}
