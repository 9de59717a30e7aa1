import type * as v from 'valibot'
import { meantWords, searchedWords, wordsFit } from '#contract/core/word-search.ts'
import type { Suggestion } from '#contract/search/search.ts'
import { SEARCH_MOST } from '#contract/search/search-kinds.ts'
import { readBlogRows } from '../../db/blogs/blog-rows.ts'
import { listMarket } from '../../db/categories/market.ts'
import type { Database } from '../../db/connection/open.ts'
import { readEventRows } from '../../db/events/event-rows.ts'
import { readJobRows } from '../../db/jobs/job-rows.ts'
import { categoriesFound } from './search-all.ts'
import { readSellerRows } from './seller-rows.ts'

type Offer = v.InferInput<typeof Suggestion>

/** One letter begins half of everything. */
const FEWEST_LETTERS = 2

/** What the beginning of a search may mean, of each kind some, in turns. @param now milliseconds since the epoch. */
export async function suggest(db: Pick<Database['db'], 'select' | 'execute'>, q: string, now: number): Promise<Offer[]> {
  const words = meantWords(q)
  if (!words.some(([word = '']) => word.length >= FEWEST_LETTERS)) return []
  const range = { limit: SEARCH_MOST.suggestions, after: null, is_counted: false }
  const asked = { question: {}, words, now }
  const [market, events, jobs, blogs, sellers] = await Promise.all([
    listMarket(db),
    readEventRows(db, asked, { order: 'soonest', ...range }),
    readJobRows(db, asked, { order: 'newest', ...range }),
    readBlogRows(db, asked, range),
    readSellerRows(db, asked, range),
  ])
  const kinds: Offer[][] = [
    categoriesFound(market, q, SEARCH_MOST.suggestions).results.map(({ title, title_bn, slug }) => ({
      kind: 'categories',
      title,
      title_bn,
      path: `/category/${slug}`,
    })),
    events.map(({ id, title }) => ({ kind: 'events', title, path: `/eventdetails/${id}` })),
    jobs.map(({ job_post_id, title }) => ({ kind: 'jobs', title, path: `/jobdetails/${job_post_id}` })),
    blogs.map(({ id, title }) => ({ kind: 'blogs', title: title ?? '', path: `/blogs/${id}` })),
    sellers.map(({ full_name, slug }) => ({ kind: 'sellers', title: full_name, path: `/seller/${slug}` })),
  ]
  const isMeant = ({ title, title_bn }: Offer) => wordsFit(searchedWords(`${title} ${title_bn ?? ''}`), words)
  return inTurns(kinds.map((found) => onceEach(found.filter(isMeant)))).slice(0, SEARCH_MOST.suggestions)
}

/** The same title again would look like a mistake. */
const onceEach = (found: Offer[]): Offer[] => found.filter(({ title }, at) => found.findIndex((one) => one.title === title) === at)

const inTurns = (kinds: Offer[][]): Offer[] =>
  Array.from({ length: Math.max(...kinds.map((found) => found.length)) }, (_, at) => kinds.flatMap((found) => found.slice(at, at + 1))).flat()
