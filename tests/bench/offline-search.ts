import type { Page } from 'playwright'
import { BLOG_LIMITS, listBlogs } from '#contract/blogs/blogs.ts'
import { addressOf } from '#contract/core/endpoint.ts'
import { HEADERS } from '#contract/core/headers.ts'
import { EVENT_LIMITS, listEvents } from '#contract/events/events.ts'
import { JOB_LIMITS, listJobs } from '#contract/jobs/jobs.ts'
import { searchAll } from '#contract/search/search.ts'
import { CPU, phonePage, withBrowser, workerHas } from './browser.ts'
import { growMarket } from './grow-market.ts'
import { keepRows } from './keep-rows.ts'
import { type BenchOptions, type Findings, type Line, median } from './line.ts'
import { withApp } from './serving.ts'

const SHARE = { events: 400, jobs: 400, blogs: 200 }
const KEPT = SHARE.events + SHARE.jobs + SHARE.blogs
const ROUNDS = 15
const QUICK_ROUNDS = 5
const MOST_MS = 100
const QUESTIONS = {
  'a word': 'festival',
  'a word of the other script': 'dhaka',
  'two words in Bangla': 'মেলা ঢাকা',
  'a slip': 'electrican',
  'the beginning of many words': 'st',
}

/** The search over a thousand rows that a phone has kept, without network. */
export const benchOfflineSearch = ({ isQuick }: BenchOptions): Promise<Findings> =>
  withApp('demo', async (app) => {
    // What a list counts to is more than a phone keeps of it.
    await growMarket(app, { events: 2 * SHARE.events, jobs: 2 * SHARE.jobs, blogs: 2 * SHARE.blogs })
    const lines = await withBrowser(async (browser) => {
      const page = await phonePage(browser)
      await page.goto(`${app.site}/en/search`)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.goto(`${app.site}/en/search`)
      await workerHas(page, 'src/app/features/search/calls.ts')
      await keepRows(page, addressOf(listEvents, { query: { limit: EVENT_LIMITS.perPage } }), SHARE.events)
      await keepRows(page, addressOf(listJobs, { query: { limit: JOB_LIMITS.perPage } }), SHARE.jobs)
      await keepRows(page, addressOf(listBlogs, { query: { limit: BLOG_LIMITS.perPage } }), SHARE.blogs)
      await page.context().setOffline(true)
      return measured(page, isQuick ? QUICK_ROUNDS : ROUNDS)
    })
    return { lines, raw: lines }
  })

async function measured(page: Page, rounds: number): Promise<Line[]> {
  const lines: Line[] = []
  for (const [name, words] of Object.entries(QUESTIONS)) {
    const values: number[] = []
    for (let round = 0; round < rounds; round++) values.push(await answered(page, words))
    // No browser slows down a worker: nothing is slowed down here, and what it took is counted so many times.
    const slowed = values.map((ms) => ms * CPU)
    const [first = Number.NaN, ...others] = slowed
    lines.push(
      { goal: 'offlinesearch', what: `${name}, the first time, ${KEPT} rows, CPU x${CPU}`, unit: 'ms', values: [first] },
      { goal: 'offlinesearch', what: `${name}, ${KEPT} rows, CPU x${CPU}`, unit: 'ms', most: MOST_MS, values: others },
    )
    console.error(`${name}: first ${Math.round(first)} ms, then ${Math.round(median(others) ?? Number.NaN)} ms`)
  }
  return lines
}

/** Milliseconds until the worker has answered from what it keeps. */
async function answered(page: Page, words: string): Promise<number> {
  const { ms, rows } = await page.evaluate(
    async ([path, header]) => {
      const begun = performance.now()
      const response = await fetch(path)
      await response.json()
      return { ms: performance.now() - begun, rows: Number(response.headers.get(header)) }
    },
    [addressOf(searchAll, { query: { q: words } }), HEADERS.heldRows] as const,
  )
  if (rows < KEPT) throw new Error(`the phone looked through ${rows} rows only`)
  return ms
}
