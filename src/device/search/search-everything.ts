import { CATEGORIES } from '#contract/categories-resource.ts'
import { wordsOf } from '#contract/core/text.ts'
import type { SearchAnswer } from '#contract/search/search.ts'
import { readSearchFilter, SEARCH_KINDS, SEARCH_MOST, type SearchKind } from '#contract/search/search-kinds.ts'
import { SEARCHED } from '../resources.ts'
import { cardsOf, readAnswersWith } from '../snapshots/cached-cards.ts'
import type { CachedSnapshot } from '../snapshots/snapshots.ts'
import { type CachedResults, type SearchedNoun, searchAmong } from './search-cached.ts'

/** Everything found among what the phone holds. */
interface CachedSearch {
  body: SearchAnswer
  heldRows: number
  /** How many fit, of all kinds or of that asked for. */
  found: number
  checkedAt: string | null
}

/** What is asked of each noun alike. */
interface Among {
  query: Record<string, string>
  now: number
  answers: CachedSnapshot[]
  /** Slug; absent: of all categories. */
  category: string | undefined
  /** Words of a place. */
  place: string | undefined
}

/** Nouns of the answers that name categories. */
const NAMED = Object.values<Pick<SearchedNoun<never>, 'categoryNames'>>(SEARCHED).flatMap(({ categoryNames }) => categoryNames?.nouns ?? [])

type Found = { [K in SearchKind]: CachedResults<SearchAnswer[K]['results'][number]> }

/**
 * Answers a search from everything the phone holds. Totals count what is held.
 * @param query as an address has it. @param now milliseconds since the epoch.
 */
export async function searchEverything(query: Record<string, string>, now: number): Promise<CachedSearch> {
  const { q, place, kind, category } = readSearchFilter(query)
  // Signs without a letter ask nothing, and would be had by every row.
  const words: Record<string, string> = q && wordsOf(q).length > 0 ? { q } : {}
  const among = {
    query: words,
    place: place && wordsOf(place).length > 0 ? place : undefined,
    now,
    answers: await readAnswersWith([...SEARCH_KINDS, ...NAMED]),
    category,
  }
  const found = Object.fromEntries(SEARCH_KINDS.map((one) => [one, searchNoun(SEARCHED[one] as SearchedNoun<unknown>, among)]))
  return asAnswer(found as unknown as Found, kind)
}

/** Without words and category nothing is asked, and nothing found. */
function searchNoun<Card>(noun: SearchedNoun<Card>, { category, ...among }: Among): CachedResults<Card> {
  const isAsked = among.query.q !== undefined || among.place !== undefined || category !== undefined
  const isWanted = category ? inCategory(noun, category, among.answers) : undefined
  // A category is at no place.
  const isHere = isAsked && !(among.place && noun.of.noun === CATEGORIES.noun)
  return searchAmong(noun, { ...among, isRanked: true, isWanted: isHere ? isWanted : () => false })
}

/**
 * Whether a card belongs to a category of the market. Where it names only its branch, what is sorted alike belongs to the same: those seen in the
 * category tell of the others.
 */
function inCategory<Card>({ of, category }: SearchedNoun<Card>, slug: string, answers: CachedSnapshot[]): (card: Card) => boolean {
  if (!category) return () => false
  if ('slugOf' in category) return (card) => category.slugOf(card) === slug
  const { branchOf } = category
  const branches = new Set(
    answers
      .filter(isOf(slug))
      .flatMap((answer) => cardsOf(of, answer))
      .map(({ card }) => branchOf(card)),
  )
  branches.delete(null)
  return (card) => branches.has(branchOf(card))
}

/** Answers that are about one category alone. */
const isOf =
  (category: string) =>
  ({ address }: CachedSnapshot): boolean => {
    const [path = '', query] = address.split('?')
    return path.startsWith('/api/category/')
      ? path === `/api/category/${category}/`
      : path === '/api/search/' && new URLSearchParams(query).get('category') === category
  }

function asAnswer(found: Found, kind: SearchKind | undefined): CachedSearch {
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
