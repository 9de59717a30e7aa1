import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { SHOP_ORDER_LIMITS } from '#contract/shop/shop-order-rules.ts'

/**
 * The digits that a buyer shows when a parcel is handed over: made from the secret of the service and the order's number, so that they are stored nowhere;
 * a hash of six digits hides nothing from who has the table.
 */
export function parcelCode(secret: string, number: string): string {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'hatkhola parcel codes', 32))
  const digest = createHmac('sha256', key).update(number).digest()
  return String(digest.readUIntBE(0, 6) % 10 ** SHOP_ORDER_LIMITS.codeDigits).padStart(SHOP_ORDER_LIMITS.codeDigits, '0')
}

export const isParcelCode = (secret: string, number: string, typed: string): boolean => {
  const code = parcelCode(secret, number)
  return typed.length === code.length && timingSafeEqual(Buffer.from(code), Buffer.from(typed))
}
