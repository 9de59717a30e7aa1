import type { Resource } from '#contract/core/resource.ts'
import { type SearchableList, searchRows } from '#contract/core/search-rows.ts'
import { type Searchable, searchedTexts } from '#contract/core/searched-text.ts'
import type { CachedNoun } from '../snapshots/cached-cards.ts'
import type { SearchedNoun } from './search-cached.ts'

interface Options<Card, Values> {
  resource: {
    readonly api: { readonly list: string }
    readonly title: string
    readonly otherTitle?: string
    readonly searched: readonly (keyof Card & string)[]
  }
  held: CachedNoun<Card>
  list: SearchableList<Card, Values> & { filter: { read: (search: Record<string, unknown>) => Values } }
  /** As `SearchedNoun` says. */
  category?: NonNullable<SearchedNoun<Card>['category']>
  /** As `SearchedNoun` says. */
  categoryNames?: NonNullable<SearchedNoun<Card>['categoryNames']>
  /** What a card itself says of how it is sorted: tags. */
  sortedUnder?: (card: Card) => readonly string[]
}

/** How a noun that has a list with filters is searched among what this phone holds: as its contract says. */
export const searchedList = <Card, Values extends { q?: string | undefined }>({
  resource,
  held,
  list,
  category,
  categoryNames,
  sortedUnder = () => [],
}: Options<Card, Values>): SearchedNoun<Card> => ({
  of: held,
  list: resource.api.list,
  ...(category && { category }),
  ...(categoryNames && { categoryNames }),
  textsOf: (card, { category: names, description }) =>
    searchedTexts<Pick<Resource, 'title' | 'otherTitle' | 'searched'>>(resource, card as Readonly<Record<string, Searchable>>, {
      category: [names, ...sortedUnder(card)].join(' '),
      description,
    }),
  search: (rows, query, now) => searchRows(list, rows, { values: list.filter.read(query), now }),
})
