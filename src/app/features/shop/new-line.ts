import type { ProductDetail, ProductVariant } from '#contract/products/products.ts'
import { BASKET_LIMITS } from '#contract/shop/basket-lines.ts'
import type { HeldBasket, NewLine } from '../../state/basket/basket.ts'

/** A variant of a product as the basket keeps it. */
export function newLineOf(product: ProductDetail, variant: ProductVariant, quantity: number): NewLine {
  const { product_id, title, second_title, condition, seller, seller_name, seller_profile, district, days_to_return, shop, server_time } = product
  const picture = product.pictures.find(({ id }) => id === variant.picture)
  return {
    goods: {
      variant_id: variant.variant_id,
      product_id,
      title,
      second_title,
      values: variant.values,
      picture: picture?.file ?? product.thumbnail,
      tone: picture?.tone ?? product.thumbnail_tone,
      condition,
      price: variant.price,
      compare_at: variant.compare_at,
      stock: variant.stock,
      seller,
      days_to_return,
      gone: null,
    },
    shop: { seller, seller_name, slug: seller_profile.slug, district, terms: shop },
    quantity,
    seen_at: server_time,
  }
}

/** How many of a variant are in a basket. */
export const quantityIn = (held: Pick<HeldBasket, 'lines'> | undefined, variant_id: number): number =>
  held?.lines.find((line) => line.variant_id === variant_id)?.quantity ?? 0

/** Why one more of a variant cannot be put in. */
export type NotPutIn = { why: 'out' } | { why: 'noMore' | 'most' | 'full'; count: number }

/** @param stock how many are left, as far as is known */
export function whyNotPutIn(held: Pick<HeldBasket, 'lines'> | undefined, variant_id: number, stock: number): NotPutIn | undefined {
  const lines = held?.lines ?? []
  const have = quantityIn(held, variant_id)
  if (stock === 0) return { why: 'out' }
  if (have >= BASKET_LIMITS.perLineMost) return { why: 'most', count: BASKET_LIMITS.perLineMost }
  if (have >= stock) return { why: 'noMore', count: stock }
  if (have === 0 && lines.length >= BASKET_LIMITS.linesMost) return { why: 'full', count: BASKET_LIMITS.linesMost }
  return undefined
}
