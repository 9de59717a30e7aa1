import { listAddresses } from '#contract/addresses/addresses.ts'
import { checkShopCoupon } from '#contract/shop/checkout.ts'
import { listWalletOffers } from '#contract/wallet-payments/receiving-numbers.ts'
import type { CallOptions } from '../../wire/answer.ts'
import { call } from '../../wire/call.ts'
import type { OrderedLine } from './order-about.ts'

/** One's own address book. */
export const loadAddresses = (options: CallOptions = {}) => call(listAddresses, {}, options)

/** Which sellers can be paid by mobile wallet. */
export const loadWalletOffers = (sellers: readonly number[], options: CallOptions = {}) =>
  call(listWalletOffers, { query: { sellers: sellers.toSorted((a, b) => a - b).join() } }, options)

/** What a promo code of a seller would take off now. @throws {Problem} coupon-refused */
export const checkCode = async (seller: number, coupon: string, lines: readonly Pick<OrderedLine, 'variant_id' | 'quantity' | 'price'>[]) => {
  const asked = lines.map(({ variant_id, quantity, price }) => ({ variant_id, quantity, price_seen: price }))
  return (await call(checkShopCoupon, { body: { seller, coupon, lines: asked } })).value
}
