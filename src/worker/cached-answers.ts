import { readCategory } from '#contract/categories.ts'
import { searchAll } from '#contract/search/search.ts'
import { SEARCHED } from '#device/resources.ts'
import { type SearchedNoun, searchCached } from '#device/search/search-cached.ts'
import { searchEverything } from '#device/search/search-everything.ts'
import { cachedCategory } from '#device/snapshots/cached-category.ts'
import type { CachedRequest } from './cached-endpoints.ts'

/** An answer put together from rows of other answers. */
export interface CachedAnswer {
  body: unknown
  /** How many rows were looked at. */
  heldRows: number
  /** How many of them fit. */
  found: number
  /** ISO 8601 UTC: the oldest of those; null if none fits. */
  checkedAt: string | null
}

/** Whether a page follows on one that was put together here, of which the service knows nothing. Its cursor is how many rows came before, as a negative number: no cursor of the service is one. */
export const followsCachedRows = ({ query }: Pick<CachedRequest, 'query'>): boolean => Number(query.cursor) < 0

/** Answers a request from what the phone holds on the same noun: a list that has filters, a category or the search; null if it holds nothing, or cannot know (a further page of the service). */
export async function answerFromCachedRows({ endpoint, query, shelf }: CachedRequest): Promise<CachedAnswer | null> {
  if (query.cursor && !followsCachedRows({ query })) return null
  const noun = (Object.values(SEARCHED) as SearchedNoun<unknown>[]).find(({ list }) => list === endpoint.path)
  if (noun) return answerFrom(noun, query)
  if (endpoint === readCategory) return cachedCategory(shelf.subject ?? '', Date.now())
  return endpoint === searchAll ? unlessEmpty(await searchEverything(query, Date.now())) : null
}

async function answerFrom<Card>(kind: SearchedNoun<Card>, query: Record<string, string>): Promise<CachedAnswer | null> {
  const { page, heldRows, checkedAt } = await searchCached(kind, query, Date.now())
  const { results, total } = page
  // As many as are asked for: a cheap phone takes seconds to draw a thousand.
  const from = -Number(query.cursor ?? 0)
  const to = from + Number(query.limit)
  const body = query.limit ? { ...page, results: results.slice(from, to), next_cursor: to < total ? `-${to}` : null } : results
  return unlessEmpty({ body, heldRows, found: total, checkedAt })
}

const unlessEmpty = (answer: CachedAnswer): CachedAnswer | null => (answer.heldRows === 0 ? null : answer)
