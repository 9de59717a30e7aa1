import type { Language } from '#contract/core/languages.ts'
import type { ProductCard, ProductDetail } from '#contract/products/products.ts'

/** District of the shop in the reader's language; empty where it names none. */
export const districtOf = ({ district, district_bn }: Pick<ProductCard, 'district' | 'district_bn'>, language: Language): string =>
  (language === 'bn' ? (district_bn ?? district) : district) ?? ''

/** What is saved, in taka; 0: nothing. */
export const savingOf = ({ price, compare_at }: { price: number; compare_at: number | null }): number =>
  compare_at === null ? 0 : Math.max(0, compare_at - price)

/** Why a product cannot be ordered; undefined: it can. */
export function whyNotOnSale(product: Pick<ProductDetail, 'taken_off_reason' | 'is_on_sale' | 'stock' | 'shop'>) {
  if (product.taken_off_reason !== null) return 'takenOff'
  if (!product.is_on_sale) return 'notOnSale'
  if (product.stock === 0) return 'soldOut'
  return product.shop.closed_until === null ? undefined : 'closed'
}
export type WhyNotOnSale = NonNullable<ReturnType<typeof whyNotOnSale>>
