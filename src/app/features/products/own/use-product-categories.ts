import type { ProductCategory } from '#contract/products/products.ts'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { type UsedAnswer, useAnswer } from '../../../wire/use-answer.ts'
import { loadProductCategories } from './product-calls.ts'
import type { ProductTexts } from './product-values.ts'

/** The tree of categories, as this phone can have it; asked for again by itself while it is missing. */
export const useProductCategories = (): UsedAnswer<ProductCategory[]> => useAnswer(loadProductCategories, 'product-categories')

/** Gives the names of a chosen category and the one below it, in the reader's language. */
export function useCategoryNames(): (texts: ProductTexts) => string {
  const { answer } = useProductCategories()
  const isBangla = useLanguage() === 'bn'
  const tree = answer?.value ?? []
  return ({ product_category, product_subcategory }) =>
    [product_category, product_subcategory]
      .flatMap((chosen) => tree.filter(({ id }) => String(id) === chosen))
      .map(({ title, title_bn }) => (isBangla ? title_bn : title))
      .join(' › ')
}
