import { PRODUCTS } from '#contract/products/products-resource.ts'
import { type ItemLinks, useItemLinks } from '../../../ui/lists/use-item-links.ts'
import { prefetchItem } from '../../../wire/prefetch-item.ts'

const ask = prefetchItem(PRODUCTS.api.one)

/** Links to products; for preloading they carry `data-product`. */
export const useProductLinks = (): ItemLinks => useItemLinks(PRODUCTS.pages.one, 'product', ask)
