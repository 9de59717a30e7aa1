import { type Category, listCategories } from '#contract/categories.ts'
import { keyOf, pagePath } from '#contract/core/resource.ts'
import { resourceOf } from '#contract/resources.ts'
import { offeredTitles } from '#contract/search/offered-titles.ts'
import { type SearchAnswer, type Suggestion, searchAll, suggest } from '#contract/search/search.ts'
import { readSearchFilter, SEARCH_KINDS, SEARCH_MOST, type SearchFilter, type SearchKind } from '#contract/search/search-kinds.ts'
import { authorOfHit } from '../../nouns/hits.ts'
import type { Answer, CallOptions } from '../../wire/answer.ts'
import { call } from '../../wire/call.ts'

const NONE = { results: [], total: 0, total_is_exact: true, next_cursor: null }
/** An empty search finds nothing: no network is needed to know it. */
const NOTHING = Object.fromEntries(SEARCH_KINDS.map((kind) => [kind, NONE])) as unknown as SearchAnswer

/** @param search of the screen's address. */
export const loadSearch = async (search: Record<string, unknown>, options: CallOptions = {}): Promise<Answer<SearchAnswer>> => {
  const { kind, ...asked } = readSearchFilter(search)
  if (!asked.q && !asked.place && !asked.category)
    return { value: NOTHING, address: searchAll.path, fetchedAt: new Date().toISOString(), from: 'device', etag: null }
  return call(searchAll, { query: { ...asked, kind } }, options)
}

/** A further page of one kind. */
export async function loadFurther<K extends SearchKind>(filter: SearchFilter & { kind: K }, cursor: string): Promise<Answer<SearchAnswer[K]>> {
  const answer = await call(searchAll, { query: { ...filter, cursor } })
  return { ...answer, value: answer.value[filter.kind] }
}

/** What may be meant by the beginning of a search; without network among the things that the phone holds. */
export async function loadSuggestions(q: string, { isOffline, signal }: { isOffline: boolean; signal: AbortSignal }): Promise<Suggestion[]> {
  if (!isOffline) return (await call(suggest, { query: { q } }, { signal })).value
  const { value } = await call(searchAll, { query: { q } }, { signal })
  const named = SEARCH_KINDS.flatMap((kind) => value[kind].results.map((row) => suggestionOf(kind, row))).filter(({ title }) => title)
  return named.slice(0, SEARCH_MOST.suggestions)
}

function suggestionOf<K extends SearchKind>(kind: K, row: SearchAnswer[K]['results'][number]): Suggestion {
  const resource = resourceOf(kind)
  const titles = offeredTitles(resource, row)
  const title_bn = 'title_bn' in row ? (row.title_bn ?? null) : titles.title_bn
  const author = authorOfHit(kind, row)
  return { kind, title: titles.title, title_bn, path: pagePath(resource, keyOf(resource, row) ?? ''), ...(author !== undefined && { author }) }
}

/** All categories of the market. */
export const loadCategories = async (): Promise<Category[]> => (await call(listCategories, {})).value
