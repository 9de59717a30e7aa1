/** What can be asked of the search across everything. */
import { type FilterValues, filterKit } from '../core/filter.ts'

/** Kinds that are found, in the order of their tabs. */
export const SEARCH_KINDS = ['events', 'jobs', 'blogs', 'sellers', 'categories'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** So many of each kind where all are asked for, and so many of one that is asked for alone. */
export const SEARCH_MOST = { ofEach: 4, perPage: 20, suggestions: 8, countedTo: 200 } as const

const { choice, filterOf, slug, text } = filterKit<unknown>()

export const SEARCH_FILTER = filterOf({
  q: text(),
  /** Absent: all. */
  kind: choice(SEARCH_KINDS),
  /** Only what belongs to it. */
  category: slug(),
})
export type SearchFilter = FilterValues<typeof SEARCH_FILTER>
export const readSearchFilter = SEARCH_FILTER.read
