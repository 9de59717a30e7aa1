import { type SearchableList, searchRows } from '#contract/core/search-rows.ts'
import { type Searchable, searchedText } from '#contract/core/searched-text.ts'
import type { CachedNoun } from '../snapshots/cached-cards.ts'
import type { SearchedNoun } from './search-cached.ts'

interface Options<Card, Values> {
  resource: { readonly api: { readonly list: string }; readonly searched: readonly (keyof Card & string)[] }
  held: CachedNoun<Card>
  list: SearchableList<Card, Values> & { filter: { read: (search: Record<string, unknown>) => Values } }
  /** As `SearchedNoun` says. */
  category?: NonNullable<SearchedNoun<Card>['category']>
}

/** How a noun that has a list with filters is searched among what this phone holds: as its contract says. */
export const searchedList = <Card, Values extends { q?: string | undefined }>({
  resource,
  held,
  list,
  category,
}: Options<Card, Values>): SearchedNoun<Card> => ({
  of: held,
  list: resource.api.list,
  ...(category && { category }),
  textOf: (card) => searchedText<string>(resource.searched, card as Readonly<Record<string, Searchable>>),
  search: (rows, query, now) => searchRows(list, rows, { values: list.filter.read(query), now }),
})
