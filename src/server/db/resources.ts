import { BLOG_LISTING } from './blogs/blog-listing.ts'
import { CATEGORY_PAGES } from './categories/category-pages.ts'
import { EVENT_LISTING } from './events/event-listing.ts'
import { JOB_LISTING } from './jobs/job-listing.ts'
import type { PublicPages } from './listing.ts'
import { PERSON_LISTING } from './people/person-listing.ts'
import { POST_LISTING } from './posts/post-listing.ts'
import { PRODUCT_LISTING } from './products/product-listing.ts'
import { SELLER_LISTING } from './sellers/seller-listing.ts'
import { SERVICE_LISTING } from './services/service-listing.ts'

/** Every noun that is listed and searched, in the order of search: the server's one list of them. */
export const LISTINGS = [EVENT_LISTING, SERVICE_LISTING, PRODUCT_LISTING, JOB_LISTING, BLOG_LISTING, POST_LISTING, SELLER_LISTING, PERSON_LISTING] as const
export type ListedNoun = (typeof LISTINGS)[number]['resource']['noun']

/** Nouns whose items belong to categories of the market, in the order of a category's page. */
export const IN_CATEGORIES = [EVENT_LISTING, SERVICE_LISTING, PRODUCT_LISTING, JOB_LISTING, BLOG_LISTING] as const

/** Every noun whose items have a public page, in the order of the sitemap. */
export const PUBLIC_PAGES: readonly PublicPages[] = [CATEGORY_PAGES, ...LISTINGS]
