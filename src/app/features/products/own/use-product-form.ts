import { type ItemForm, useItemForm } from '../../../nouns/use-item-form.ts'
import type { PersistedFormStart } from '../../../state/drafts/use-persisted-form.ts'
import { type FilledProduct, JudgedProduct, PRODUCT_DRAFT, type ProductTexts } from './product-values.ts'

export type ProductStart = PersistedFormStart<ProductTexts>
export type ProductFormState = ItemForm<ProductTexts>

interface Options {
  name: string
  start: ProductStart
  onSubmit: (product: FilledProduct) => Promise<void>
  onNote?: () => void
}

/** The form of a product. */
export const useProductForm = (options: Options): ProductFormState =>
  useItemForm({ ...options, schema: JudgedProduct, pictureField: PRODUCT_DRAFT.pictureField })
