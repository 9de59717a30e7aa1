import type { ProductDetail, ProductVariant } from '#contract/products/products.ts'

type Choosable = Pick<ProductDetail, 'options' | 'variants'>

/** The variant that is shown where none, or one that is gone, was chosen: the cheapest that can be had, else the cheapest. */
function firstVariant({ variants }: Choosable): ProductVariant | undefined {
  const byPrice = variants.toSorted((a, b) => a.price - b.price)
  return byPrice.find(({ stock }) => stock > 0) ?? byPrice[0]
}

/** The chosen variant. @param id as the address has it */
export const variantOf = (product: Choosable, id: number | undefined): ProductVariant | undefined =>
  product.variants.find(({ variant_id }) => variant_id === id) ?? firstVariant(product)

/**
 * The variant that a value leads to: with all that was chosen of the options before it, and as much as can be had of those after it. Undefined:
 * nothing of it is left.
 */
export function variantWith({ options, variants }: Choosable, chosen: ProductVariant, { option, value }: { option: number; value: string }) {
  const fits = variants.filter(
    ({ stock, values }) => stock > 0 && values[option] === value && values.slice(0, option).every((one, at) => one === chosen.values[at]),
  )
  const alike = ({ values }: ProductVariant) => options.filter((_, at) => at > option && values[at] === chosen.values[at]).length
  return fits.toSorted((a, b) => alike(b) - alike(a) || a.price - b.price)[0]
}
