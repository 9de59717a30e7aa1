import * as v from 'valibot'
import { ProductCard, ProductDetail } from '#contract/products/products.ts'
import type { CachedNoun } from './cached-cards.ts'

/** Products as this phone holds them. */
export const HELD_PRODUCTS: CachedNoun<ProductCard> = {
  noun: 'products',
  card: ProductCard,
  detail: v.pipe(
    ProductDetail,
    v.transform((product) => ({ card: product, isListed: product.is_on_sale, description: [product.description, product.second_description] })),
  ),
  idOf: ({ product_id }) => product_id,
}
