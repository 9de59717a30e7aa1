import { placeCode, writeSmsCode } from '#contract/shop/sms/sms-code.ts'
import { PARCEL_ADDRESS } from '../nouns/shop-orders.ts'
import { ANYBODY, all, BUYER_A, type RouteEntry, SELLERS, SIGNED_IN } from './route-entry.ts'
import type { Six } from './six-people.ts'

const NO_ORDER = 'ZZZZZZZZZZ'
const NO_LINK = 'a-link-that-no-rider-was-sent'
type Sold = keyof Six['sellerA']['parcels']['sold']

/** A step of seller A: to all others the order is not there. */
const stepOf = (sold: Sold, body: Record<string, unknown> = {}): RouteEntry => ({
  expected: { ...all(404), visitor: 401, sellerA: 200 },
  missing: { number: NO_ORDER },
  ask: ({ sellerA: { parcels } }) => ({ params: { number: parcels.sold[sold] }, body }),
})

const lineOf = ({ buyerA: { parcels } }: Six) => ({ variant_id: parcels.goods.variant, quantity: 1, price_seen: 500 })
const checkoutOf = (six: Six) => {
  const { seller, option } = six.buyerA.parcels.goods
  return { method: 'cod', address: PARCEL_ADDRESS, orders: [{ seller, lines: [lineOf(six)], option, fee_seen: 100 }], total_seen: 600 }
}
const smsOf = ({ sellerA: { shelf } }: Six) => {
  const said = { lines: [{ variant_id: shelf.variant, quantity: 1 }], option: shelf.option, total: 600 }
  const code = writeSmsCode({ ...said, place: placeCode(PARCEL_ADDRESS.district, PARCEL_ADDRESS.area), key_hash: '8F3KQ0ZYX7ABCDEF' })
  return { code, full_name: 'Shathi Barua', phone_number: '01712345678', line: 'House 4', landmark: '' }
}
const change = (six: Six) => ({ ...lineOf(six), changed_at: '2026-11-27T10:00:00.000Z', seen_at: '2026-11-27T10:00:00.000Z' })

/** Who may do what with baskets, checkout and orders of goods. */
export const PARCEL_ENTRIES: Record<string, RouteEntry> = {
  'GET /api/basket/': { expected: SIGNED_IN },
  'PATCH /api/basket/': { expected: SIGNED_IN, ask: (six) => ({ body: { phone: 'a-phone-of-six-people', changes: [change(six)] } }) },
  'GET /api/basket_goods/': { expected: ANYBODY, ask: ({ buyerA: { parcels } }) => ({ query: { variants: String(parcels.goods.variant) } }) },
  'POST /api/shop_checkout/': { expected: SIGNED_IN, ask: (six) => ({ body: checkoutOf(six) }) },
  // Goods of another shop are refused as a code that is none.
  'POST /api/sms_order/': { expected: { ...SELLERS, sellerB: 400 }, ask: (six) => ({ body: smsOf(six) }) },
  'POST /api/shop_coupon/check/': {
    expected: SIGNED_IN,
    ask: (six) => ({ body: { seller: six.buyerA.parcels.goods.seller, coupon: 'puja', lines: [lineOf(six)] } }),
  },
  'GET /api/shop_purchase/{number}/': {
    expected: BUYER_A,
    missing: { number: NO_ORDER },
    ask: ({ buyerA: { parcels } }) => ({ params: { number: parcels.purchase } }),
  },
  'POST /api/shop_purchase/{number}/cancel/': {
    expected: BUYER_A,
    missing: { number: NO_ORDER },
    ask: ({ buyerA: { parcels } }) => ({ params: { number: parcels.purchase }, body: {} }),
  },
  'GET /api/desk/late_orders/': { expected: { ...all(403), visitor: 401, staff: 200 } },
  'GET /api/shop_order/': { expected: SIGNED_IN },
  'GET /api/shop_order/{number}/': {
    expected: BUYER_A,
    missing: { number: NO_ORDER },
    ask: ({ buyerA: { parcels } }) => ({ params: { number: parcels.order } }),
  },
  'POST /api/shop_order/{number}/accept/': stepOf('placed'),
  'POST /api/shop_order/{number}/pack/': stepOf('accepted'),
  'POST /api/shop_order/{number}/call/': stepOf('placed'),
  'POST /api/shop_order/{number}/ship/': stepOf('packed', { courier: 'Pathao', tracking: '1' }),
  'POST /api/shop_order/{number}/ready/': stepOf('pickup'),
  'POST /api/shop_order/{number}/deliver/': stepOf('shipped'),
  'POST /api/shop_order/{number}/refuse_parcel/': stepOf('shipped', { reason: 'refused' }),
  'POST /api/shop_order/{number}/take_back/': stepOf('not_taken', { is_whole: true }),
  'POST /api/shop_order/{number}/cancel/': stepOf('placed', { reason: 'out-of-stock' }),
  'POST /api/shop_order/{number}/rider_link/': stepOf('accepted'),
  // The link is enough.
  'GET /api/rider_parcel/{link_key}/': { expected: ANYBODY, ask: ({ sellerA: { parcels } }) => ({ params: { link_key: parcels.link_key } }) },
  // Who has the link changes its parcel: that is looked at where riders are tested.
  'POST /api/rider_parcel/{link_key}/deliver/': { expected: all(404), ask: () => ({ params: { link_key: NO_LINK }, body: { code: '123456' } }) },
}
