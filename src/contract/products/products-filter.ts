/** What can be asked of the list of products, and in which orders. The server's SQL says the same; tests hold the two together. */
import { type FilterValues, filterKit } from '../core/filter.ts'
import { isOfSeller } from '../core/of-seller.ts'
import { comparing, type Order } from '../core/orders.ts'
import { PRODUCT_CONDITIONS, PRODUCT_LIMITS } from './product-limits.ts'
import type { ProductCard } from './products.ts'
import { PRODUCTS } from './products-resource.ts'

export const PRODUCT_SORTS = ['newest', 'price-low', 'price-high'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** How many cards one page of the list holds when the page asks. */
export const PRODUCT_PAGE_SIZE = PRODUCTS.pageSize

const { choice, filterOf, flag, id, is, slug, text, whole } = filterKit<ProductCard>()

/** Nothing set means: what is on sale, the latest first. */
export const PRODUCT_FILTER = filterOf({
  q: text(),
  category: id({ fits: is('product_category') }),
  subcategory: id({ fits: is('product_subcategory') }),
  condition: choice(PRODUCT_CONDITIONS, { fits: is('condition') }),
  /** Taka; of the cheapest variant. */
  min_price: whole({ most: PRODUCT_LIMITS.priceMost, default: 0, fits: ({ price }, least) => price >= least }),
  max_price: whole({ most: PRODUCT_LIMITS.priceMost, fits: ({ price }, most) => price <= most }),
  /** Delivered there, by its name in contract/places.ts. */
  district: text({ fits: ({ delivers_to }, district) => delivers_to === null || delivers_to.includes(district) }),
  free_delivery: flag({ fits: is('is_delivery_free') }),
  in_stock: flag({ fits: ({ stock }) => stock > 0 }),
  /** The address of a shop, or a user id. */
  seller: slug({ fits: isOfSeller }),
  sort: choice(PRODUCT_SORTS, { default: 'newest' }),
})
export type ProductFilter = FilterValues<typeof PRODUCT_FILTER>
export const readProductFilter = PRODUCT_FILTER.read

export const PRODUCT_ORDERS: Readonly<Record<ProductSort, Order<ProductCard>>> = {
  newest: { letter: 'n', at: 'posted_at', isDescending: true },
  'price-low': { letter: 'p', by: ({ price }) => price },
  'price-high': { letter: 'h', by: ({ price }) => price, isDescending: true },
}

const compareProducts = comparing(PRODUCT_ORDERS, ({ product_id }: ProductCard) => product_id)

/** The list as it is searched on the phone. */
export const PRODUCT_LIST = { filter: PRODUCT_FILTER, compare: ({ sort = 'newest' }: ProductFilter) => compareProducts(sort) }
