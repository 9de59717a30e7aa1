import { wordsOf } from '#contract/core/text.ts'
import type { SearchAnswer } from '#contract/search/search.ts'
import { readSearchFilter, SEARCH_KINDS, SEARCH_MOST, type SearchKind } from '#contract/search/search-kinds.ts'
import { cardsOf, type HeldNoun, readAnswersWith } from '../snapshots/held-cards.ts'
import type { HeldSnapshot } from '../snapshots/snapshots.ts'
import { type HeldFound, searchAmong } from './search-held.ts'
import { SEARCHED_BLOGS } from './searched-blogs.ts'
import { SEARCHED_CATEGORIES } from './searched-categories.ts'
import { SEARCHED_EVENTS } from './searched-events.ts'
import { SEARCHED_JOBS } from './searched-jobs.ts'
import { SEARCHED_SELLERS } from './searched-sellers.ts'

/** Everything found among what the phone holds. */
export interface HeldEverything {
  body: SearchAnswer
  heldRows: number
  /** How many fit, of all kinds or of that asked for. */
  found: number
  checkedAt: string | null
}

/**
 * Answers a question to the search from everything the phone holds. Totals count what is held.
 * @param query as an address has it. @param now milliseconds since the epoch.
 */
export async function searchEverything(query: Record<string, string>, now: number): Promise<HeldEverything> {
  const { q, kind, category } = readSearchFilter(query)
  const answers = await readAnswersWith(SEARCH_KINDS)
  // Signs without a letter ask nothing, and would be had by every row.
  const words: Record<string, string> = q && wordsOf(q).length > 0 ? { q } : {}
  const isAsked = Boolean(words.q || category)
  const among = { query: words, now, answers }
  const ofCategory = category ? answers.filter(isOf(category)) : undefined
  const never = () => false
  const only = <T>(isWanted: T) => (isAsked ? isWanted : never)

  const found = {
    events: searchAmong(SEARCHED_EVENTS, { ...among, isWanted: only(inCategory(SEARCHED_EVENTS.of, ofCategory, (card) => card.event_category)) }),
    jobs: searchAmong(SEARCHED_JOBS, { ...among, isWanted: only(inCategory(SEARCHED_JOBS.of, ofCategory, (card) => card.job_category)) }),
    blogs: searchAmong(SEARCHED_BLOGS, { ...among, isWanted: only(category ? (card) => card.category === category : undefined) }),
    // They belong to no category, and a category is not in itself.
    sellers: searchAmong(SEARCHED_SELLERS, { ...among, isWanted: only(category ? never : undefined) }),
    categories: searchAmong(SEARCHED_CATEGORIES, { ...among, isWanted: only(category ? never : undefined) }),
  }
  return asAnswer(found, kind)
}

/** Answers that are about one category alone. */
const isOf =
  (category: string) =>
  ({ address }: HeldSnapshot): boolean => {
    const [path = '', query] = address.split('?')
    return path.startsWith('/api/category/')
      ? path === `/api/category/${category}/`
      : path === '/api/search/' && new URLSearchParams(query).get('category') === category
  }

/** A card does not name the category of the market, but what is sorted alike belongs to the same: those seen in it tell of the others. */
function inCategory<Card>(
  kind: HeldNoun<Card>,
  ofCategory: HeldSnapshot[] | undefined,
  sortOf: (card: Card) => number | null,
): ((card: Card) => boolean) | undefined {
  if (!ofCategory) return undefined
  const sorts = new Set(ofCategory.flatMap((answer) => cardsOf(kind, answer)).map(({ card }) => sortOf(card)))
  sorts.delete(null)
  return (card) => sorts.has(sortOf(card))
}

type Found = { [K in SearchKind]: HeldFound<SearchAnswer[K]['results'][number]> }

function asAnswer(found: Found, kind: SearchKind | undefined): HeldEverything {
  const isAsked = (one: SearchKind) => !kind || kind === one
  const most = kind ? SEARCH_MOST.countedTo : SEARCH_MOST.ofEach
  const pages = SEARCH_KINDS.map((one) => [one, { ...found[one].page, results: found[one].page.results.slice(0, isAsked(one) ? most : 0) }])
  const asked = SEARCH_KINDS.filter(isAsked).map((one) => found[one])
  return {
    body: Object.fromEntries(pages) as SearchAnswer,
    heldRows: SEARCH_KINDS.reduce((rows, one) => rows + found[one].heldRows, 0),
    found: asked.reduce((sum, { page }) => sum + page.total, 0),
    checkedAt: asked.flatMap(({ checkedAt }) => checkedAt ?? []).sort()[0] ?? null,
  }
}
