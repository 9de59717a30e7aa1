import type * as v from 'valibot'
import type { Category } from '#contract/categories.ts'
import { Problem } from '#contract/core/problem.ts'
import { rowsByRank, searchTerms } from '#contract/core/search-terms.ts'
import { wordsOf } from '#contract/core/text.ts'
import type { SearchAnswer, searchAll as searchEndpoint } from '#contract/search/search.ts'
import { SEARCH_MOST, type SearchKind } from '#contract/search/search-kinds.ts'
import { listMarket } from '../../db/categories/market.ts'
import type { Reads } from '../../db/listing.ts'
import { LISTINGS, type ListedNoun } from '../../db/resources.ts'
import { type CardList, type CardsAsked, noCards, readCardLists } from '../../http/lists/card-lists.ts'
import { listCursors } from '../../http/lists/list-cursor.ts'

const LETTERS = Object.fromEntries(LISTINGS.map(({ resource, cursor }) => [resource.noun, cursor.letter])) as Record<ListedNoun, string>

/** The cursors of what was found, of each noun its own. */
const { write: writeCursor, read: readCursor } = listCursors<ListedNoun>({
  letters: LETTERS,
  timed: LISTINGS.filter(({ cursor }) => cursor.isTimed).map(({ resource }) => resource.noun),
  countedTo: SEARCH_MOST.countedTo,
})

type SearchQuery = v.InferOutput<typeof searchEndpoint.query>

/**
 * Everything that has the words of a search, the best of each kind first.
 * @param now milliseconds since the epoch: decides what is over, closed or yet to appear.
 * @throws {Problem} bad-input — the cursor is none of this kind.
 */
export async function searchAll(db: Reads, query: SearchQuery, now: number): Promise<SearchAnswer> {
  const { q = '', place = '', kind, category: slug = '' } = query
  const after = readAfter(query)
  const market = await listMarket(db)
  // Nothing belongs to a category that there is not: an old link shows an empty list.
  const category = slug === '' ? undefined : { slug, id: market.find((one) => one.slug === slug)?.id }
  const isAsked = wordsOf(q + place).length > 0 || category !== undefined
  const lists = await readCardLists(db, LISTINGS, (noun) =>
    isAsked ? { q, place, category, now, limit: rowsOf(noun, kind), after: kind === noun ? after : null } : undefined,
  )
  // A category belongs to none, and is at no place.
  const categories = isAsked && !category && wordsOf(place).length === 0 ? categoriesFound(market, q, rowsOf('categories', kind)) : noCards<never>()
  // By the same names.
  return Object.fromEntries(Object.entries({ ...lists, categories }).map(([noun, list]) => [noun, foundOf<unknown>(list)])) as SearchAnswer
}

const rowsOf = (kind: SearchKind, asked: SearchKind | undefined): number => {
  if (asked === undefined) return SEARCH_MOST.ofEach
  return asked === kind ? SEARCH_MOST.perPage : 0
}

function readAfter({ kind, cursor }: SearchQuery): CardsAsked['after'] {
  if (cursor === undefined) return null
  if (kind === undefined || kind === 'categories') throw new Problem('bad-input', { fields: { cursor: 'not a cursor of this list' } })
  return readCursor(cursor, kind)
}

/** There are some twenty, so they are looked through as a phone does it. */
export function categoriesFound<One extends Category>(market: readonly One[], q: string, limit: number): CardList<One> {
  const rows = market.map((category) => ({ category, words: searchTerms({ title: `${category.title} ${category.title_bn ?? ''}` }) }))
  const found = rowsByRank(rows, rows, q).map(({ category }) => category)
  return { results: found.slice(0, limit), next: undefined, total: found.length, total_is_exact: true }
}

const foundOf = <Card>({ next, ...list }: CardList<Card>) => ({ ...list, next_cursor: next ? writeCursor(next) : null })
