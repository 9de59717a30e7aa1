import { readLoginWays } from '#contract/accounts/sessions.ts'
import { listBanners } from '#contract/banners.ts'
import { COMMENT_READS } from '#contract/blogs/blog-thread.ts'
import { BLOG_READS } from '#contract/blogs/blogs.ts'
import { CATEGORY_READS } from '#contract/categories.ts'
import { addressOf, type EndpointSpec, matchPath } from '#contract/core/endpoint.ts'
import { EVENT_REVIEW_READS } from '#contract/events/event-reviews.ts'
import { EVENT_READS } from '#contract/events/events.ts'
import { listTicketKeys } from '#contract/events/tickets.ts'
import { readHome } from '#contract/home.ts'
import { JOB_READS } from '#contract/jobs/jobs.ts'
import { PAGE_READS } from '#contract/pages.ts'
import { PEOPLE_READS } from '#contract/people/people.ts'
import { POST_COMMENT_READS } from '#contract/posts/post-thread.ts'
import { POST_READS } from '#contract/posts/posts.ts'
import { PRODUCT_REVIEW_READS } from '#contract/products/product-reviews.ts'
import { PRODUCT_READS } from '#contract/products/products.ts'
import { searchAll } from '#contract/search/search.ts'
import { SELLER_MEDIA_READS } from '#contract/sellers/seller-media.ts'
import { readSeller } from '#contract/sellers/sellers.ts'
import { SERVICE_REVIEW_READS } from '#contract/services/service-reviews.ts'
import { SERVICE_READS } from '#contract/services/services.ts'
import { SLOT_READS } from '#contract/services/slots.ts'
import { readRiderParcel } from '#contract/shop/shop-orders.ts'
import type { Shelf } from '#device/snapshots/snapshots.ts'

/**
 * Every endpoint that the contract says to keep for all who use this phone: a test holds the list complete. Each noun names its own, so that the
 * rest of the contract stays out of the worker. What is answered to one account alone is the page's to keep.
 */
export const KEPT_ENDPOINTS: readonly EndpointSpec[] = [
  ...EVENT_READS,
  ...EVENT_REVIEW_READS,
  listTicketKeys,
  ...PRODUCT_READS,
  ...PRODUCT_REVIEW_READS,
  ...SERVICE_READS,
  ...SERVICE_REVIEW_READS,
  ...SLOT_READS,
  ...JOB_READS,
  ...BLOG_READS,
  ...COMMENT_READS,
  ...POST_READS,
  ...POST_COMMENT_READS,
  readSeller,
  ...SELLER_MEDIA_READS,
  ...PEOPLE_READS,
  ...CATEGORY_READS,
  ...PAGE_READS,
  readHome,
  searchAll,
  listBanners,
  readLoginWays,
  readRiderParcel,
]

/** A request whose answer the contract says to keep. */
export interface CachedRequest {
  endpoint: EndpointSpec
  /** Canonical: the key of the snapshot, and what the network is asked. */
  address: string
  query: Record<string, string>
  shelf: Shelf
}

/** Finds the endpoint of an address. Null: the contract does not say to keep it, the answer is for one account alone, or it asks the same thing twice. */
export function cachedRequestOf(url: URL): CachedRequest | null {
  const query = Object.fromEntries(url.searchParams)
  if (Object.keys(query).length !== [...url.searchParams].length) return null
  for (const endpoint of KEPT_ENDPOINTS) {
    if (typeof endpoint.offline !== 'object') continue
    const params = matchPath(endpoint, url.pathname)
    if (!params) continue
    const { noun, shape, keepDays } = endpoint.offline
    const subject = shape === 'detail' ? (Object.values(params).at(-1) ?? null) : null
    return { endpoint, query, address: addressOf(endpoint, { params, query }), shelf: { noun, shape, keepDays, subject } }
  }
  return null
}
