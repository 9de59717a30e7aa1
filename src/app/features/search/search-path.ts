import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { SearchQuestion } from '#contract/search/search-kinds.ts'

/** The canonical path that asks a question. */
export const searchPath = (question: SearchQuestion): `/${string}` => `/search${canonicalQuery(question)}`
