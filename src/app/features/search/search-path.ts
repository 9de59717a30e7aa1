import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { SearchFilter } from '#contract/search/search-kinds.ts'

/** The canonical path that asks a question. */
export const searchPath = (question: SearchFilter): `/${string}` => `/search${canonicalQuery(question)}`
