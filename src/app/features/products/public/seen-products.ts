import type { ProductCard } from '#contract/products/products.ts'
import { seenCards } from '../../../state/seen-cards.ts'

/** Products that lists on this page have shown. */
export const { remember: rememberProducts, seen: seenProduct } = seenCards<ProductCard>(({ product_id }) => product_id)
