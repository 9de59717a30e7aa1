import type { ProductFilter } from '#contract/products/products-filter.ts'
import { PRODUCTS } from '#contract/products/products-resource.ts'
import { useFilterAddress } from '../../../ui/navigation/use-filter-address.ts'

/** Leads from one filter of the shop to another. */
export const useShopAddress = () => useFilterAddress<ProductFilter>(PRODUCTS.pages.list)
