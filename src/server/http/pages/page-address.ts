import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/languages.ts'
import { canonicalPath, splitLanguage, withLanguage } from '#contract/core/paths.ts'
import { readSearchFilter } from '#contract/search/search-kinds.ts'
import { readMediaAddress } from '#contract/sellers/seller-media.ts'
import type { Listing } from '../../db/listing.ts'
import { LISTINGS } from '../../db/resources.ts'

const LONGEST_QUERY = 8 * 1024

/** What the query of a screen means; screens that are not listed have none. */
const FILTERS: ReadonlyMap<string, (search: Record<string, unknown>) => object> = new Map([
  ['/search', readSearchFilter],
  ['/gallery', readMediaAddress],
  ['/videos', readMediaAddress],
  ...LISTINGS.flatMap(({ resource, readFilter }: Listing) => (resource.pages.list && readFilter ? [[resource.pages.list, readFilter] as const] : [])),
])

export type PageAddress =
  | { kind: 'page' /** Of the prefix; absent without one. */; language: Language | undefined /** Canonical path and query without the prefix. */; url: string }
  | { kind: 'elsewhere'; status: 308; location: string }

/**
 * Where a navigation leads. Other spellings of a path are sent to the canonical one, query and language kept; of the query only what
 * the screen understands counts, so that no invented parameter makes another page.
 * @param pathname as URL gives it; @param search with its question mark.
 */
export function pageAddress(pathname: string, search: string): PageAddress {
  // Two slashes at the start would be another host to a browser that is sent there.
  const { language, path } = splitLanguage(pathname.replace(/\/{2,}/g, '/'))
  const canonical = canonicalPath(path)
  const spelled = withLanguage(language, canonical)
  if (spelled !== pathname) return { kind: 'elsewhere', status: 308, location: spelled + search }
  const read = FILTERS.get(canonical)
  return { kind: 'page', language, url: read ? canonical + canonicalQuery(read(searchValues(search))) : canonical }
}

/** The values of a query by key, the last one when a key repeats; without characters that no text has. */
function searchValues(search: string): Record<string, unknown> {
  if (search.length > LONGEST_QUERY) return {}
  return Object.fromEntries([...new URLSearchParams(search)].map(([key, value]) => [key, value.replaceAll('\0', '')]))
}
