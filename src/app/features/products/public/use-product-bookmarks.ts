import type { ProductCard } from '#contract/products/products.ts'
import { PRODUCTS } from '#contract/products/products-resource.ts'
import { type ItemBookmarks, useItemBookmarks } from '../../../state/bookmarks/use-item-bookmarks.ts'

type Keepable = Pick<ProductCard, 'product_id' | 'title' | 'thumbnail'>

const OPTIONS = {
  dataKey: 'product',
  bookmarkOf: ({ title, thumbnail }: Keepable) => ({ title, images: thumbnail ? [thumbnail] : [] }),
}

/** The bookmark buttons of products. */
export const useProductBookmarks = (products: readonly Keepable[]): ItemBookmarks => useItemBookmarks(PRODUCTS, products, OPTIONS)
