import type { BenchOptions, Findings, Line } from './line.ts'
import { type Aim, faultOfShots, shoot } from './load.ts'
import { ANY_SALARY, growJobs, jobList } from './many-jobs.ts'
import { type ServedApp, withApp } from './serving.ts'

const LISTED = 10_000
const SEARCHED = 100_000
const RATE = 200
const SEARCH_RATE = 40
const LIST_MS = 60
const SEARCH_MS = 150
const CONNECTIONS = 20
const QUICK_SECONDS = 3

/** Of 20 out of 10,000 jobs, at 200 requests a second: the same question, and ones that are new each time. */
export const benchJobs = (options: BenchOptions): Promise<Findings> =>
  withApp('demo', async (app) => {
    await growJobs(app, LISTED)
    const lists = {
      'the latest': jobList(),
      'the latest, each question new': jobList(ANY_SALARY),
      'of one district, each question new': jobList({ district: 'Gazipur', ...ANY_SALARY }),
      'of one type, the best paid first, each question new': jobList({ type: 'Part-time', sort: 'salary-high', ...ANY_SALARY }),
    }
    return atPace(app, lists, { goal: 'jobs', of: LISTED, rate: RATE, most: LIST_MS, isQuick: options.isQuick })
  })

/** Words, and words that are mistyped, in 100,000 jobs; each question new. */
export const benchJobSearch = (options: BenchOptions): Promise<Findings> =>
  withApp('demo', async (app) => {
    await growJobs(app, SEARCHED)
    const searches = Object.fromEntries(
      Object.entries({
        'a common word': 'senior',
        'two words': 'electrician sylhet',
        'two words in Bangla': 'নার্স ঢাকা',
        'the beginning of a word': 'acc',
        'a slip': 'electrican',
        'a slip in Bangla': 'গাজিপুরর',
        'what nothing fits': 'zzzzyx',
      }).map(([name, q]) => [name, jobList({ q, ...ANY_SALARY })]),
    )
    return atPace(app, searches, { goal: 'jobsearch', of: SEARCHED, rate: SEARCH_RATE, most: SEARCH_MS, isQuick: options.isQuick })
  })

interface Pace extends Pick<BenchOptions, 'isQuick'> {
  goal: string
  of: number
  rate: number
  most: number
}

/** The 97.5th percentile stands for the 95th, which the load's histogram does not tell: it is never smaller. */
async function atPace({ service }: ServedApp, paths: Record<string, string>, { goal, of, rate, most, isQuick }: Pace): Promise<Findings> {
  const raw: Record<string, unknown> = {}
  const lines: Line[] = []
  for (const [name, path] of Object.entries(paths)) {
    const aim: Aim = { base: service, path, rate, connections: CONNECTIONS }
    const shot = await shoot(aim, isQuick ? QUICK_SECONDS : undefined)
    const what = `${name}, ${of} jobs, ${rate}/s, p97.5`
    console.error(`${what}: ${shot.p97_5} ms`)
    raw[name] = shot
    const slow = shot.rps < rate * 0.95 ? `only ${Math.round(shot.rps)} of ${rate} answers a second` : undefined
    const fault = faultOfShots([shot]) ?? slow
    lines.push({ goal, what, unit: 'ms', most, values: [shot.p97_5], ...(fault ? { fault } : {}) })
  }
  return { lines, raw }
}
