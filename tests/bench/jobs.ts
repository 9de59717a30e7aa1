import type { BenchOptions, Findings, Line } from './line.ts'
import { type Aim, faultOfShots, type Shot, shoot } from './load.ts'
import { ANY_SALARY, growJobs, jobList } from './many-jobs.ts'
import { freshQuestions, somethingToAskFor } from './questions.ts'
import { type ServedApp, withApp } from './serving.ts'

const LISTED = 10_000
const SEARCHED = 100_000
const RATE = 200
const SEARCH_RATE = 40
const LIST_MS = 60
const SEARCH_MS = 150
const CONNECTIONS = 20
const QUICK_SECONDS = 3
const WARMUP_SECONDS = 1
const ROUNDS = 3
const BESIDE = 'beside them: events, each question new'

/** Of 20 out of 10,000 jobs, at 200 requests a second: the same filter, and ones that are new each time. */
export const benchJobs = (options: BenchOptions): Promise<Findings> =>
  withApp('demo', async (app) => {
    await growJobs(app, LISTED)
    const lists = {
      'the latest': jobList(),
      'the latest, each question new': jobList(ANY_SALARY),
      'of one district, each question new': jobList({ district: 'Gazipur', ...ANY_SALARY }),
      'of one type, the best paid first, each question new': jobList({ type: 'Part-time', sort: 'salary-high', ...ANY_SALARY }),
    }
    return atPace(app, lists, { goal: 'jobs', beside: 'list', of: LISTED, rate: RATE, most: LIST_MS, isQuick: options.isQuick })
  })

/** Words, and words that are mistyped, in 100,000 jobs; each search new. */
export const benchJobSearch = (options: BenchOptions): Promise<Findings> =>
  withApp('demo', async (app) => {
    await growJobs(app, SEARCHED)
    const searches = Object.fromEntries(
      Object.entries({
        'a common word': 'senior',
        'two words': 'electrician sylhet',
        'two words in Bangla': 'নার্স ঢাকা',
        'the beginning of a word': 'acc',
        'the beginning of many rare words': '1',
        'a slip': 'electrican',
        'a slip in Bangla': 'গাজিপুরর',
        'what nothing fits': 'zzzzyx',
      }).map(([name, q]) => [name, jobList({ q, ...ANY_SALARY })]),
    )
    return atPace(app, searches, { goal: 'jobsearch', beside: 'search', of: SEARCHED, rate: SEARCH_RATE, most: SEARCH_MS, isQuick: options.isQuick })
  })

interface Pace extends Pick<BenchOptions, 'isQuick'> {
  goal: string
  /** What is asked of events. */
  beside: 'list' | 'search'
  of: number
  rate: number
  most: number
}

/**
 * All in turns, round by round, after a short run of each that is not counted; beside them the list of the demo market's events at the same rate,
 * which says how fast the machine itself answered such a request in these minutes. The 97.5th percentile stands for the 95th, which the load's histogram
 * does not tell: it is never smaller.
 */
async function atPace({ service }: ServedApp, lists: Record<string, string>, { goal, beside, of, rate, most, isQuick }: Pace): Promise<Findings> {
  const fresh = freshQuestions(await somethingToAskFor(service))
  const paths = { [BESIDE]: fresh[beside] ?? '', ...lists }
  const aimAt = (path: string): Aim => ({ base: service, path, rate, connections: CONNECTIONS })
  for (const path of Object.values(paths)) await shoot(aimAt(path), WARMUP_SECONDS)
  const shots: Record<string, Shot[]> = {}
  for (let round = 0; round < (isQuick ? 1 : ROUNDS); round++) {
    for (const [name, path] of Object.entries(paths)) {
      const shot = await shoot(aimAt(path), isQuick ? QUICK_SECONDS : undefined)
      console.error(`${name}, ${rate}/s, p97.5: ${shot.p97_5} ms`)
      shots[name] = [...(shots[name] ?? []), shot]
    }
  }
  const lines = Object.entries(shots).map(([name, all]): Line => {
    const slow = all.find(({ rps }) => rps < rate * 0.95)
    const fault = faultOfShots(all) ?? (slow && `only ${Math.round(slow.rps)} of ${rate} answers a second`)
    const line: Line = { goal, what: `${name}, ${rate}/s, p97.5`, unit: 'ms', values: all.map(({ p97_5 }) => p97_5), ...(fault ? { fault } : {}) }
    return name === BESIDE ? line : { ...line, what: `${name}, ${of} jobs, ${rate}/s, p97.5`, most }
  })
  return { lines, raw: shots }
}
