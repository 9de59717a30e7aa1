import { keysOf } from '#contract/core/pick.ts'
import type { OwnProductDetail } from '#contract/products/own-product.ts'
import { type FormBase, formChanges, partsOf } from '../../../state/drafts/form-changes.ts'
import { EMPTY_PRODUCT, type ProductTexts, textsOfProduct } from './product-values.ts'

const PRODUCT_PARTS = partsOf(keysOf(EMPTY_PRODUCT), {
  category: ['product_category', 'product_subcategory'],
  condition: ['condition', 'condition_note'],
  variants: ['options', 'variants'],
  description: ['description', 'description_state'],
  other_language: ['second_title', 'second_description', 'second_description_state'],
  pictures: ['pictures', 'pictures_sent'],
} as const)
export type ProductPart = keyof typeof PRODUCT_PARTS

/** Pictures are looked after in the gallery: for the form they never change. */
export const baseOf = (product: OwnProductDetail): FormBase<ProductTexts> => ({
  version: product.version,
  texts: textsOfProduct(product),
  sent: {},
  picture: null,
})

export const PRODUCT_CHANGES = formChanges<ProductTexts, ProductPart>({
  parts: PRODUCT_PARTS,
  picture: 'pictures',
  rich: ['description', 'other_language'],
  // The editor's own state of a text, and what is worn of a new thing, are not shown.
  compared: (part, { condition }) => {
    if (part === 'condition' && condition === 'new') return ['condition']
    if (part === 'other_language') return ['second_title', 'second_description']
    return part === 'description' ? [part] : undefined
  },
})
