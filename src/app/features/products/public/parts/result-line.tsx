import type { ProductPage } from '#contract/products/products.ts'
import { PRODUCT_SORTS, type ProductFilter } from '#contract/products/products-filter.ts'
import { ResultCount } from '../../../../ui/filters/result-count.tsx'
import type { Answer } from '../../../../wire/answer.ts'
import { SHOP_FORM } from '../filter-form-id.ts'
import { useShopAddress } from '../use-shop-address.ts'

/** How many there are, how old that is, and in which order. */
export function ResultLine({ filter, answer }: { filter: ProductFilter; answer: Answer<ProductPage> }) {
  const { ask } = useShopAddress()
  return <ResultCount noun="products" answer={answer} filter={filter} sorts={PRODUCT_SORTS} ask={ask} form={SHOP_FORM} />
}
