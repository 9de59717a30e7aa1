import { foldDigits } from '#contract/core/text.ts'
import { SHOP_ORDER_LIMITS } from '#contract/shop/shop-order-rules.ts'

/** A parcel's code from what was typed: digits of either script, spaces and strokes anywhere; undefined: it is none. */
export function parcelCodeOf(typed: string): string | undefined {
  const digits = foldDigits(typed).replace(/[\s\-–—.]/g, '')
  return /^\d+$/.test(digits) && digits.length === SHOP_ORDER_LIMITS.codeDigits ? digits : undefined
}
