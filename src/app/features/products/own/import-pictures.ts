import { lowerCase } from '#contract/core/one-form.ts'
import { GALLERY_MOST } from '#contract/galleries/gallery-limits.ts'
import type { ProductImport } from '#contract/products/product-csv.ts'

/** `sku-1.jpg`: the sku, and which picture of its product it is. */
const NAME = /^(.+)-(\d{1,2})\.[^.]+$/u

export interface MatchedPictures {
  /** By product, in the order of their numbers. */
  byProduct: ReadonlyMap<number, readonly File[]>
  /** Whose name is that of no imported sku, or that are more than a product holds. */
  unmatched: readonly File[]
  /** Whose product has pictures already: they may be the same ones. */
  known: readonly File[]
}

/** Which pictures belong to which product, by their names. */
export function matchPictures(files: readonly File[], variants: ProductImport['variants']): MatchedPictures {
  const bySku = new Map(variants.map((variant) => [lowerCase(variant.sku), variant]))
  const shown = new Set(variants.flatMap(({ product_id, has_picture }) => (has_picture ? [product_id] : [])))
  const named = files.map((file) => {
    const [, sku = '', number = '0'] = NAME.exec(file.name) ?? []
    return { file, product: bySku.get(lowerCase(sku))?.product_id ?? null, number: Number(number) }
  })
  const byProduct = new Map<number, File[]>()
  const unmatched: File[] = []
  const known: File[] = []
  for (const { file, product } of named.toSorted((one, other) => one.number - other.number)) {
    const its = product === null ? [] : (byProduct.get(product) ?? [])
    if (product === null || its.length >= GALLERY_MOST.product) unmatched.push(file)
    else if (shown.has(product)) known.push(file)
    else byProduct.set(product, [...its, file])
  }
  return { byProduct, unmatched, known }
}
