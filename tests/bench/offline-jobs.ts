import type { Browser, Page } from 'playwright'
import { addressOf } from '#contract/core/endpoint.ts'
import { JOB_LIMITS, listJobs } from '#contract/jobs/jobs.ts'
import { throttledPage, withBrowser, workerHas } from './browser.ts'
import { keepRows } from './keep-rows.ts'
import { type BenchOptions, type Findings, type Line, median } from './line.ts'
import { growJobs } from './many-jobs.ts'
import { withApp } from './serving.ts'

const KEPT = 1000
const ROUNDS = 7
const QUICK_ROUNDS = 3
const SCREEN_MS = 1500
const ANSWER_MS = 300
const CARD = 'main article h2'
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
    return withBrowser((browser) => measured(browser, app.site, isQuick ? QUICK_ROUNDS : ROUNDS))
  })
  return { lines, raw: lines }
}

async function measured(browser: Browser, site: string, rounds: number): Promise<Line[]> {
  const page = await throttledPage(browser)
  await page.goto(`${site}/en/jobportal`)
  await page.locator(CARD).first().waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  // The second time, the worker is asked: only now it keeps what the page reads.
  await page.goto(`${site}/en/jobportal`)
  await page.locator(CARD).first().waitFor()
  await workerHas(page, 'src/app/features/jobs/public/calls.ts')
  await keepRows(page, addressOf(listJobs, { query: { limit: JOB_LIMITS.perPage } }), KEPT)
  await page.context().setOffline(true)
  const lines: Line[] = []
  for (const [name, filter] of Object.entries(QUESTIONS)) {
    const [answers, screens]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      answers.push(await answered(page, filter))
      screens.push(await shown(page, `${site}/en/jobportal?${filter}`))
    }
    const line = (what: string, most: number, values: number[]): Line => ({
      goal: 'offlinejobs',
      what: `${what}, ${name}, ${KEPT} jobs`,
      unit: 'ms',
      most,
      values,
    })
    lines.push(line('answer of the worker', ANSWER_MS, answers), line('screen opened', SCREEN_MS, screens))
    console.error(`${name}: answer ${Math.round(median(answers) ?? Number.NaN)} ms, screen ${Math.round(median(screens) ?? Number.NaN)} ms`)
  }
  return lines
}

/** Milliseconds until the worker has answered, from what it keeps. */
async function answered(page: Page, filter: string): Promise<number> {
  const { ms, rows } = await page.evaluate(
    async (path) => {
      const begun = performance.now()
      const { results } = (await (await fetch(path)).json()) as { results: unknown[] }
      return { ms: performance.now() - begun, rows: results.length }
    },
    `${addressOf(listJobs, { query: { limit: JOB_LIMITS.perPage } })}&${filter}`,
  )
  if (rows === 0) throw new Error(`${filter}: nothing was found among what is kept`)
  return ms
}

async function shown(page: Page, url: string): Promise<number> {
  await page.goto('about:blank')
  const begun = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(CARD).first().waitFor()
  return performance.now() - begun
}
