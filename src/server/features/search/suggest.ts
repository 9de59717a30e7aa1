import type * as v from 'valibot'
import { CATEGORIES } from '#contract/categories-resource.ts'
import { keyOf, pagePath } from '#contract/core/resource.ts'
import { titleWords } from '#contract/core/search-terms.ts'
import { type AskedWords, meantWords } from '#contract/core/word-search.ts'
import { offeredTitles } from '#contract/search/offered-titles.ts'
import type { Suggestion } from '#contract/search/search.ts'
import { SEARCH_MOST } from '#contract/search/search-kinds.ts'
import { listMarket } from '../../db/categories/market.ts'
import type { Listing, Reads } from '../../db/listing.ts'
import { LISTINGS, type ListedNoun } from '../../db/resources.ts'
import { categoriesFound } from './search-all.ts'

type Offer = v.InferInput<typeof Suggestion>

/** One letter begins half of everything. */
const FEWEST_LETTERS = 2

/** What the beginning of a search may mean, of each kind some, in turns. @param now milliseconds since the epoch. */
export async function suggest(db: Reads, q: string, now: number): Promise<Offer[]> {
  const words = meantWords(q)
  if (!words.some(([word = '']) => word.length >= FEWEST_LETTERS)) return []
  const [market, ...listed] = await Promise.all([listMarket(db), ...LISTINGS.map((one: Listing<ListedNoun>) => offersOf(db, one, { words, now }))])
  const categories = categoriesFound(market, q, SEARCH_MOST.suggestions).results.map(({ title, title_bn, slug }) => ({
    kind: CATEGORIES.noun,
    title,
    title_bn,
    path: pagePath(CATEGORIES, slug),
  }))
  return inTurns([categories, ...listed].map((found) => onceEach(found))).slice(0, SEARCH_MOST.suggestions)
}

async function offersOf(
  db: Reads,
  { resource, listRows, authorOf }: Listing<ListedNoun>,
  { words, now }: { words: AskedWords; now: number },
): Promise<Offer[]> {
  const list = await listRows(db, { now })
  const rows = (await list?.read({ words: titleWords(words) }, { limit: SEARCH_MOST.suggestions, after: null, is_counted: false })) ?? []
  return rows.map(({ card }) => ({
    kind: resource.noun,
    ...offeredTitles(resource, card),
    path: pagePath(resource, keyOf(resource, card) ?? ''),
    ...(authorOf && { author: authorOf(card) }),
  }))
}

/** The same title again would look like a mistake. */
const onceEach = (found: Offer[]): Offer[] => found.filter(({ title }, at) => found.findIndex((one) => one.title === title) === at)

const inTurns = (kinds: Offer[][]): Offer[] =>
  Array.from({ length: Math.max(...kinds.map((found) => found.length)) }, (_, at) => kinds.flatMap((found) => found.slice(at, at + 1))).flat()
