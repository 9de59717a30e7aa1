import type { SearchAnswer } from '#contract/search/search.ts'
import type { SearchKind } from '#contract/search/search-kinds.ts'

export type RowOf<K extends SearchKind> = SearchAnswer[K]['results'][number]

const PATHS: { [K in SearchKind]: (row: RowOf<K>) => `/${string}` } = {
  events: ({ event_id }) => `/eventdetails/${event_id}`,
  jobs: ({ job_post_id }) => `/jobdetails/${job_post_id}`,
  blogs: ({ id }) => `/blogs/${id}`,
  sellers: ({ slug }) => `/seller/${slug}`,
  categories: ({ slug }) => `/category/${slug}`,
}

/** The canonical path of what was found. */
export const pathOf = <K extends SearchKind>(kind: K, row: RowOf<K>): `/${string}` => PATHS[kind](row)
