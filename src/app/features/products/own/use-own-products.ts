import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { OwnProduct, OwnProductPage } from '#contract/products/own-product.ts'
import { useOwnPages } from '../../../wire/use-own-pages.ts'
import type { OwnFilter } from './own-filter.ts'
import { loadOwnProducts } from './product-calls.ts'

/** One's own products page by page. A screen for another filter is another screen: give it a key. */
export const useOwnProducts = (filter: OwnFilter) =>
  useOwnPages<OwnProduct, OwnProductPage>(
    { load: (options, cursor) => loadOwnProducts(filter, options, cursor), nameOf: ({ product_id }) => product_id },
    `own products ${canonicalQuery(filter)}`,
  )
