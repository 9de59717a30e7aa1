import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { anAddress } from './a-checkout.tsx'

/** So many open orders in cash, the latest first. */
export const BOUGHT_ORDERS = (count: number, record: ShopOrder['record']): ShopOrder[] =>
  Array.from({ length: count }, (_, index) => {
    const { id: _id, area_bn: _bn, ...address } = anAddress()
    const now = new Date().toISOString()
    return {
      number: `K7M2Q9TXB${index}`,
      side: 'bought',
      state: 'placed',
      method: 'cod',
      payment_status: 'Pending',
      purchase: `N7M2Q9TXB${index}`,
      seller: { id: 5, name: 'Rupa Weaves', slug: 'rupa-weaves', phone_number: null, district: null },
      address,
      note: '',
      delivery: { kind: 'courier', note: '', days_least: 2, days_most: 3 },
      lines: [],
      goods: 100,
      discount: 0,
      delivery_fee: 0,
      total: 100,
      advance: 0,
      sms: null,
      coupon: null,
      commission: null,
      refunded: 0,
      courier: '',
      tracking: '',
      created_at: now,
      placed_at: now,
      hand_over_by: null,
      deliver_by: null,
      handed_over_at: null,
      delivered_at: null,
      delivered_by: null,
      ended_at: null,
      overdue: null,
      cancelled_by: null,
      reason: null,
      reason_note: '',
      code: null,
      rider_until: null,
      is_call_wanted: false,
      called_at: null,
      record,
      can: [],
      complaint: null,
      returns: [],
      changes: [],
      server_time: now,
    }
  })
