import { lowerCase } from '#contract/core/one-form.ts'
import { GALLERY_MOST } from '#contract/galleries/gallery-limits.ts'
import type { ImportResult } from '#contract/products/product-csv.ts'

/** `sku-1.jpg`: the sku, and which picture of its product it is. */
const NAME = /^(.+)-(\d{1,2})\.[^.]+$/u

export interface MatchedPictures {
  /** By product, in the order of their numbers. */
  byProduct: ReadonlyMap<number, readonly File[]>
  /** Whose name is that of no imported sku, or that are more than a product holds. */
  unmatched: readonly File[]
}

/** Which pictures belong to which product, by their names. */
export function matchPictures(files: readonly File[], products: ImportResult['products']): MatchedPictures {
  const bySku = new Map(products.flatMap(({ product_id, skus }) => skus.map((sku) => [lowerCase(sku), product_id] as const)))
  const named = files.map((file) => {
    const [, sku = '', number = '0'] = NAME.exec(file.name) ?? []
    return { file, product: bySku.get(lowerCase(sku)), number: Number(number) }
  })
  const byProduct = new Map<number, File[]>()
  const unmatched: File[] = []
  for (const { file, product } of named.toSorted((one, other) => one.number - other.number)) {
    const its = product === undefined ? undefined : (byProduct.get(product) ?? [])
    if (product === undefined || !its || its.length >= GALLERY_MOST.product) unmatched.push(file)
    else byProduct.set(product, [...its, file])
  }
  return { byProduct, unmatched }
}
