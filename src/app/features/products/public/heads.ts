import type { ProductDetail, ProductPage } from '#contract/products/products.ts'
import type { ProductFilter } from '#contract/products/products-filter.ts'
import type { MakeHead } from '../../../ui/navigation/page-head.ts'
import type { Answer } from '../../../wire/answer.ts'
import { productHead, shopHead } from './head.ts'

/** Heads of the public pages of products, by route. */
export const PRODUCT_HEADS: Record<string, MakeHead> = {
  '/shop': ({ data, ...tools }) => {
    const [answer, filter] = data as readonly [Answer<ProductPage>, ProductFilter]
    return shopHead(filter, answer.value, tools)
  },
  '/productdetails/$productId': ({ data, ...tools }) => productHead((data as Answer<ProductDetail>).value, tools),
}
