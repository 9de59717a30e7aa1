/** What can be asked of the search across everything. */
import { type FilterValues, filterKit } from '../core/filter.ts'
import { RESOURCES } from '../resources.ts'

type SearchedResource = Extract<(typeof RESOURCES)[number], { searched: readonly [string, ...string[]] }>

/** Kinds that are found, in the order of their tabs: every noun whose cards have words. */
export const SEARCH_KINDS = RESOURCES.filter((one): one is SearchedResource => one.searched.length > 0).map(({ noun }) => noun)
export type SearchKind = SearchedResource['noun']

/** So many of each kind where all are asked for, and so many of one that is asked for alone. */
export const SEARCH_MOST = { ofEach: 4, perPage: 20, suggestions: 8, countedTo: 200 } as const

const { choice, filterOf, slug, text } = filterKit<unknown>()

export const SEARCH_FILTER = filterOf({
  q: text(),
  /** Words of a place: only what has them too. */
  place: text(),
  /** Absent: all. */
  kind: choice(SEARCH_KINDS),
  /** Only what belongs to it. */
  category: slug(),
})
export type SearchFilter = FilterValues<typeof SEARCH_FILTER>
export const readSearchFilter = SEARCH_FILTER.read
