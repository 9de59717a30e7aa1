import { atPace } from './at-pace.ts'
import type { BenchOptions, Findings } from './line.ts'
import { ANY_SALARY, growJobs, jobList } from './many-jobs.ts'
import { withApp } from './serving.ts'

const LISTED = 10_000
const SEARCHED = 100_000
const RATE = 200
const SEARCH_RATE = 40
const LIST_MS = 60
const SEARCH_MS = 150

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
    return atPace(app, lists, { goal: 'jobs', beside: 'list', of: `${LISTED} jobs`, rate: RATE, most: LIST_MS, isQuick: options.isQuick })
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
    return atPace(app, searches, { goal: 'jobsearch', beside: 'search', of: `${SEARCHED} jobs`, rate: SEARCH_RATE, most: SEARCH_MS, isQuick: options.isQuick })
  })
