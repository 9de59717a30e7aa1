import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { SHOP_ORDER_LIMITS } from '#contract/shop/shop-order-rules.ts'

/**
 * The digits that a buyer shows when a parcel is handed over: made from the secret of the service and the order's number, so that they are stored nowhere;
 * a hash of six digits hides nothing from who has the table.
 */
export function parcelCode(secret: string, number: string): string {
  const digest = keyed(secret, 'hatkhola parcel codes').update(number).digest()
  return String(digest.readUIntBE(0, 6) % 10 ** SHOP_ORDER_LIMITS.codeDigits).padStart(SHOP_ORDER_LIMITS.codeDigits, '0')
}

const keyed = (secret: string, use: string) => createHmac('sha256', new Uint8Array(hkdfSync('sha256', secret, '', use, 32)))

/** What is kept of a wrong code that was typed: from the table alone nothing can be told of it. */
export const hashOfTyped = (secret: string, number: string, typed: string): string =>
  keyed(secret, 'hatkhola wrong parcel codes').update(`${number} ${typed}`).digest('base64url')

export const isParcelCode = (secret: string, number: string, typed: string): boolean => {
  const code = parcelCode(secret, number)
  return typed.length === code.length && timingSafeEqual(Buffer.from(code), Buffer.from(typed))
}
