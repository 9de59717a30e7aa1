import { textsOf } from '#contract/core/form-values.ts'
import { PRODUCT_FORM_FIELDS, type ProductFormTexts } from '#contract/products/product-form.ts'
import type { ProductRow, VariantRow } from '../../../db/products/own-product.ts'

interface Parts {
  variants: readonly VariantRow[]
  /** Ids, in their order. */
  pictures: readonly number[]
}

/** The fields of a product that exists, as its form has them. */
export const textsOfProduct = (row: ProductRow, { variants, pictures }: Parts): ProductFormTexts =>
  textsOf(PRODUCT_FORM_FIELDS, { ...row, options: JSON.stringify(row.options), variants: JSON.stringify(variants.map((one) => variantText(one, pictures))) })

const variantText = ({ id, values, price, compare_at, stock, sku, picture }: VariantRow, pictures: readonly number[]) => ({
  ...{ variant_id: id, values, price: String(price), compare_at: String(compare_at ?? ''), stock: String(stock), seen: stock, sku },
  picture: picture === null || !pictures.includes(picture) ? '' : String(pictures.indexOf(picture) + 1),
})
