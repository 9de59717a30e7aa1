import { BLOGS } from './blogs/blogs-resource.ts'
import { CATEGORIES } from './categories-resource.ts'
import { matchPath } from './core/endpoint.ts'
import type { Resource } from './core/resource.ts'
import { EVENTS } from './events/events-resource.ts'
import { JOBS } from './jobs/jobs-resource.ts'
import { PEOPLE } from './people/people-resource.ts'
import { POSTS } from './posts/posts-resource.ts'
import { PRODUCTS } from './products/products-resource.ts'
import { SELLERS } from './sellers/sellers-resource.ts'
import { SERVICES } from './services/services-resource.ts'

/** Every noun that has a page for each of its items, in the order of search: the contract's one list of them. */
export const RESOURCES = [EVENTS, SERVICES, PRODUCTS, JOBS, BLOGS, POSTS, SELLERS, PEOPLE, CATEGORIES] as const
type Noun = (typeof RESOURCES)[number]['noun']

/** Nouns whose items can be saved for reading without network, in the order of the screen that lists them. */
export const BOOKMARKED = [EVENTS, SERVICES, PRODUCTS, JOBS, BLOGS] as const
export type BookmarkNoun = (typeof BOOKMARKED)[number]['noun']

/** Nouns whose items belong to categories of the market, in the order of a category's page. */
export const IN_CATEGORIES = [EVENTS, SERVICES, PRODUCTS, JOBS, BLOGS] as const
export type CategoryNoun = (typeof IN_CATEGORIES)[number]['noun']

export const isBookmarkNoun = (noun: string): noun is BookmarkNoun => BOOKMARKED.some((one) => one.noun === noun)

/** The descriptor of a noun. */
export const resourceOf = <N extends Noun>(noun: N): Extract<(typeof RESOURCES)[number], { noun: N }> =>
  RESOURCES.find((one) => one.noun === noun) as Extract<(typeof RESOURCES)[number], { noun: N }>

/** Whose answer an address has: the list of a noun, or one item of it by its key. */
interface Answered {
  resource: Resource<Noun>
  /** Absent: the list. */
  key?: string
}

/** Which noun's list or item is answered at an address of the service; undefined where it is neither. @param address with or without its query */
export function answeredAt(address: string): Answered | undefined {
  const [path = ''] = address.split('?')
  for (const one of RESOURCES as readonly Resource<Noun>[]) {
    if (one.api.list && matchPath({ path: one.api.list }, path)) return { resource: one }
    const params = matchPath({ path: one.api.one }, path)
    if (params) return { resource: one, key: Object.values(params)[0] ?? '' }
  }
  return undefined
}
