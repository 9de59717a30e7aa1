import type { SearchAnswer } from '#contract/search/search.ts'
import { SEARCH_KINDS, type SearchKind } from '#contract/search/search-kinds.ts'

/** How many were found of a kind, or of all. */
export function totalOf(found: SearchAnswer, kind: SearchKind | undefined): { total: number; isExact: boolean } {
  const counted = SEARCH_KINDS.filter((one) => !kind || one === kind).map((one) => found[one])
  return { total: counted.reduce((sum, { total }) => sum + total, 0), isExact: counted.every(({ total_is_exact }) => total_is_exact) }
}
