import { titleOf } from '#contract/core/resource.ts'
import { resourceOf } from '#contract/resources.ts'
import type { SearchAnswer } from '#contract/search/search.ts'
import type { SearchKind } from '#contract/search/search-kinds.ts'
import { judgeSearch } from '#tests/support/server/search-queries/judge.ts'
import { growMarket } from './grow-market.ts'
import { type BenchOptions, type Findings, type Line, percentile } from './line.ts'
import { withApp } from './serving.ts'

const LEAST_RECALL = 0.95
const LEAST_PRECISION = 0.8
const SHARE = { events: 40_000, jobs: 40_000, blogs: 20_000 }
const MOST_MS = 150
const ASKED = 200
const QUICKLY_ASKED = 40
const AT_ONCE = 4

const QUESTIONS: Record<string, string> = {
  'a common word': 'q=festival',
  'a word of the other script': 'q=konsart',
  'two words': 'q=workshop sylhet',
  'two words in Bangla': 'q=মেলা ঢাকা',
  'the beginning of many words': 'q=st',
  'a slip': 'q=electrican',
  'what nothing fits': 'q=zzzzyx',
  'of one kind': 'kind=jobs&q=engineer',
  'of a category': 'category=music&q=live',
}

/** Searches in everything at once, each new, over 100,000 events, jobs and articles; and suggestions. */
export const benchSearch = (options: BenchOptions): Promise<Findings> =>
  withApp('demo', async (app) => {
    const judged = await judgeSearch(async (q, kind) => titlesFound(app.service, q, kind))
    await growMarket(app, SHARE)
    const asked = options.isQuick ? QUICKLY_ASKED : ASKED
    const times: Record<string, number[]> = {}
    for (const [name, filter] of Object.entries(QUESTIONS)) times[name] = await askAnew(`${app.service}/api/search/?${filter}`, asked)
    times['a suggestion'] = await askAnew(`${app.service}/api/search/suggest/?q=con`, asked)
    const lines = Object.entries(times).flatMap(([name, ms]): Line[] => [
      { goal: 'search', what: `${name}, p50`, unit: 'ms', values: [percentile(ms, 0.5)] },
      { goal: 'search', what: `${name}, p95`, unit: 'ms', values: [percentile(ms, 0.95)], most: MOST_MS },
    ])
    lines.push(
      {
        goal: 'search',
        what: 'recall: of what must be among the first five, demo market, 240 queries',
        unit: 'share',
        least: LEAST_RECALL,
        values: [judged.recall],
      },
      { goal: 'search', what: 'precision: of the first five, what is right', unit: 'share', least: LEAST_PRECISION, values: [judged.precision] },
    )
    return { lines, raw: { times, faults: judged.faults } }
  })

/** Titles of one kind, the best first. The queries hold from Sunday to Thursday: what the demo market has on its weekend is then to come. */
async function titlesFound(service: string, q: string, kind: SearchKind): Promise<string[]> {
  const response = await fetch(`${service}/api/search/?${new URLSearchParams({ q, kind })}`)
  if (!response.ok) throw new Error(`${q}: the service answered ${response.status}`)
  const found = (await response.json()) as SearchAnswer
  return found[kind].results.map((card) => titleOf(resourceOf(kind), card) ?? '')
}

/** Milliseconds of each answer. What ends the words differs each time and says nothing, so that no cached answer fits. */
async function askAnew(address: string, times: number): Promise<number[]> {
  const found: number[] = []
  let next = 0
  const askOn = async () => {
    while (next < times) {
      next += 1
      const ending = next.toString(2).replaceAll('0', '.').replaceAll('1', '!')
      const began = performance.now()
      const response = await fetch(`${address} ${ending}`)
      if (!response.ok) throw new Error(`${address}: the service answered ${response.status}`)
      await response.arrayBuffer()
      found.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOn))
  return found
}
