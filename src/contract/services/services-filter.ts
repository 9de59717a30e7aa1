/** What can be asked of the list of services, and in which orders. The server's SQL says the same; tests hold the two together. */
import { type FilterValues, filterKit } from '../core/filter.ts'
import { isOfSeller } from '../core/of-seller.ts'
import { comparing, type Order } from '../core/orders.ts'
import { SERVICE_LIMITS, SERVICE_PLACES } from './service-limits.ts'
import type { ServiceCard } from './services.ts'
import { SERVICES } from './services-resource.ts'

export const SERVICE_SORTS = ['soonest', 'newest', 'price-low'] as const
export type ServiceSort = (typeof SERVICE_SORTS)[number]

/** How many cards one page of the list holds when the page asks. */
export const SERVICE_PAGE_SIZE = SERVICES.pageSize

/** What is confirmed at once is listed as such where it is free within so many hours. @see decisions §3 "/service_category/instant-sell-service-index" */
export const INSTANT_WITHIN_HOURS = 48

const { choice, day, filterOf, flag, id, is, slug, text, whole } = filterKit<ServiceCard>()

/** A service whose price is named later has none to compare. */
const isPriced = ({ pricing }: Pick<ServiceCard, 'pricing'>): boolean => pricing !== 'quote'

/** Nothing set means: all that can be asked for, the soonest free first. */
export const SERVICE_FILTER = filterOf({
  q: text(),
  category: id({ fits: is('service_category') }),
  subcategory: id({ fits: is('service_subcategory') }),
  place: choice(SERVICE_PLACES, { fits: is('place') }),
  /** Done there, by its name in contract/places.ts. */
  district: text({ fits: ({ reaches }, district) => reaches === null || reaches.includes(district) }),
  /** Taka; of an hour where it goes by hours. */
  min_price: whole({ most: SERVICE_LIMITS.priceMost, default: 0, fits: (card, least) => isPriced(card) && card.price >= least }),
  max_price: whole({ most: SERVICE_LIMITS.priceMost, fits: (card, most) => isPriced(card) && card.price <= most }),
  /** Confirmed at once, and free soon. */
  instant: flag({
    fits: ({ is_instant, next_free_at }, _, { now }) =>
      is_instant && next_free_at !== null && Date.parse(next_free_at) < now + INSTANT_WITHIN_HOURS * 3_600_000,
  }),
  /** With free times on this day of the next fourteen. */
  day: day({ fits: ({ free_days }, asked) => free_days.includes(asked) }),
  /** The address of a shop, or a user id. */
  seller: slug({ fits: isOfSeller }),
  sort: choice(SERVICE_SORTS, { default: 'soonest' }),
})
export type ServiceFilter = FilterValues<typeof SERVICE_FILTER>
export const readServiceFilter = SERVICE_FILTER.read

/** Stands for a moment that never comes: what has no free time is listed last. */
export const NEVER_FREE = '9999-01-01T00:00:00.000Z'

export const SERVICE_ORDERS: Readonly<Record<ServiceSort, Order<ServiceCard>>> = {
  soonest: { letter: 's', by: ({ next_free_at }) => Date.parse(next_free_at ?? NEVER_FREE) },
  newest: { letter: 'n', at: 'posted_at', isDescending: true },
  'price-low': { letter: 'p', by: (card) => (isPriced(card) ? card.price : SERVICE_LIMITS.priceMost + 1) },
}

const compareServices = comparing(SERVICE_ORDERS, ({ service_id }: ServiceCard) => service_id)

/** The list as it is searched on the phone. */
export const SERVICE_LIST = { filter: SERVICE_FILTER, compare: ({ sort = 'soonest' }: ServiceFilter) => compareServices(sort) }
