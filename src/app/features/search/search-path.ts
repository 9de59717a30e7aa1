import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { SearchFilter } from '#contract/search/search-kinds.ts'

/** The canonical address of a search. */
export const searchPath = (filter: SearchFilter): `/${string}` => `/search${canonicalQuery(filter)}`
