import type { SearchKind } from '#contract/search/search-kinds.ts'

/** A search as a user of the demo market types it, and what is right to find. Of kinds that are not named nothing is said. */
export interface SearchQuery {
  q: string
  /**
   * Whole titles (names of sellers, titles of categories) that must be among the first five of their kind. With an empty list nothing of that kind has
   * to be found.
   */
  must: Partial<Record<SearchKind, readonly string[]>>
  /** What is also right among the first five of a kind that is named in `must`: any title that matches. */
  fits?: Partial<Record<SearchKind, RegExp>>
}
