import { legalDates } from '#contract/shop/legal-clock.ts'
import { actionsOf, isCallDue, type ShopOrderState } from '#contract/shop/shop-order-rules.ts'
import type { RiderParcel, ShopOrder } from '#contract/shop/shop-orders.ts'

export const NUMBER = 'K7M2Q9TXBR'
export const ORDERS = '/api/shop_order/'
export const ORDER = `/api/shop_order/${NUMBER}/`
export const LINK_KEY = 'abcdefghijklmnopqrstuvwxyz'
export const PARCEL = `/api/rider_parcel/${LINK_KEY}/`

const HOUR_MS = 3_600_000
export const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString()

/** An order as the service answers it to its buyer: placed an hour ago, unless said otherwise. What may be done follows from what it is. */
export function aShopOrder(over: Partial<ShopOrder> = {}): ShopOrder {
  const placed_at = inHours(-1)
  const order: ShopOrder = {
    number: NUMBER,
    side: 'bought',
    state: 'placed',
    method: 'cod',
    payment_status: 'Pending',
    purchase: 'P7M2Q9TXBR',
    seller: { id: 4, name: 'Rahima Crafts', slug: 'rahima', phone_number: '+8801812345678', district: 'Dhaka' },
    address: {
      full_name: 'Nasrin Akter',
      phone_number: '+8801712345678',
      division: 'Dhaka',
      district: 'Gazipur',
      area: 'Kaliganj',
      line: 'House 3, Road 4',
      landmark: 'Beside the school',
    },
    note: 'Please ring twice',
    delivery: { kind: 'courier', note: '', days_least: 2, days_most: 4 },
    lines: [
      { id: 1, product_id: 31, variant_id: 41, title: 'Jamdani sari', values: ['Red'], picture: null, tone: 3, price: 2500, quantity: 1, days_to_return: 7 },
      { id: 2, product_id: 32, variant_id: 42, title: 'Clay pot', values: [], picture: null, tone: 4, price: 150, quantity: 2, days_to_return: 0 },
    ],
    goods: 2800,
    discount: 0,
    delivery_fee: 120,
    total: 2920,
    advance: 0,
    sms: null,
    coupon: null,
    commission: null,
    refunded: 0,
    courier: '',
    tracking: '',
    created_at: placed_at,
    placed_at,
    ...legalDates(placed_at, { seller: 'Dhaka', buyer: 'Gazipur' }),
    handed_over_at: null,
    delivered_at: null,
    delivered_by: null,
    ended_at: null,
    overdue: null,
    cancelled_by: null,
    reason: null,
    reason_note: '',
    code: '482915',
    rider_until: null,
    is_call_wanted: false,
    called_at: null,
    record: { received: 7, refused: 1 },
    can: [],
    complaint: null,
    returns: [],
    changes: [{ at: placed_at, from: null, to: 'placed', by: 'buyer', action: 'place' }],
    server_time: inHours(0),
    ...over,
  }
  const party = order.side === 'bought' ? 'buyer' : 'seller'
  const can = actionsOf(party, { state: order.state, delivery: order.delivery.kind, isOverdue: order.overdue !== null, isCallDue: isCallDue(order) })
  return { ...order, can: over.can ?? can.filter((action) => action !== 'call' || (order.is_call_wanted && order.called_at === null)) }
}

/** The same to its seller. */
export const aSoldOrder = (over: Partial<ShopOrder> = {}): ShopOrder => aShopOrder({ side: 'sold', purchase: null, code: null, commission: 140, ...over })

/** What each state has besides its name. */
const MOMENTS: Partial<Record<ShopOrderState, Partial<ShopOrder>>> = {
  waiting: { placed_at: null, hand_over_by: null, deliver_by: null, method: 'online' },
  shipped: { handed_over_at: '2026-11-20T06:00:00.000Z' },
  ready: { handed_over_at: '2026-11-20T06:00:00.000Z' },
  delivered: { handed_over_at: '2026-11-20T06:00:00.000Z', delivered_at: '2026-11-21T06:00:00.000Z', delivered_by: 'code' },
  closed: { delivered_at: '2026-11-21T06:00:00.000Z', ended_at: '2026-11-28T06:00:00.000Z' },
  cancelled: { ended_at: '2026-11-21T06:00:00.000Z', cancelled_by: 'seller', reason: 'out-of-stock' },
  dropped: { placed_at: null, ended_at: '2026-11-21T06:00:00.000Z' },
  not_taken: { handed_over_at: '2026-11-20T06:00:00.000Z', reason: 'refused' },
  back: { handed_over_at: '2026-11-20T06:00:00.000Z', ended_at: '2026-11-24T06:00:00.000Z', reason: 'refused' },
}
export const inState = (state: ShopOrderState, side: ShopOrder['side'] = 'bought'): ShopOrder =>
  (side === 'bought' ? aShopOrder : aSoldOrder)({ state, ...MOMENTS[state] })

/** A parcel as the service answers it to a rider. */
export const aParcel = (over: Partial<RiderParcel> = {}): RiderParcel => ({
  number: NUMBER,
  state: 'shipped',
  seller_name: 'Rahima Crafts',
  seller_phone: '+8801812345678',
  address: aShopOrder().address,
  note: 'Please ring twice',
  pieces: 3,
  to_collect: 2920,
  advance: 0,
  deliver_by: inHours(72),
  until: inHours(100),
  server_time: inHours(0),
  ...over,
})
