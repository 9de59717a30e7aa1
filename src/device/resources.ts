import { SEARCHED_BLOGS } from './search/searched-blogs.ts'
import { SEARCHED_CATEGORIES } from './search/searched-categories.ts'
import { SEARCHED_EVENTS } from './search/searched-events.ts'
import { SEARCHED_JOBS } from './search/searched-jobs.ts'
import { SEARCHED_PEOPLE } from './search/searched-people.ts'
import { SEARCHED_POSTS } from './search/searched-posts.ts'
import { SEARCHED_PRODUCTS } from './search/searched-products.ts'
import { SEARCHED_SELLERS } from './search/searched-sellers.ts'
import { SEARCHED_SERVICES } from './search/searched-services.ts'

/**
 * Every noun whose cards this phone can search, by its name: the device's one list of them. A page that only reads cards imports its noun's
 * `snapshots/held-<noun>.ts` instead, since the search brings words, sounds and synonyms along.
 */
export const SEARCHED = {
  events: SEARCHED_EVENTS,
  services: SEARCHED_SERVICES,
  products: SEARCHED_PRODUCTS,
  jobs: SEARCHED_JOBS,
  blogs: SEARCHED_BLOGS,
  posts: SEARCHED_POSTS,
  sellers: SEARCHED_SELLERS,
  people: SEARCHED_PEOPLE,
  categories: SEARCHED_CATEGORIES,
} as const
