/** What an order costs and what it can be: pure, for the page, the worker and the service alike. */

/** Taka on every order that costs something. @see Specification §9 "Service charge"; decisions §2 */
export const SERVICE_CHARGE_TAKA = 60

/** @see facts "Orders, payments, stock" 2 and 3 */
export const ORDER_LIMITS = {
  nameLongest: 80,
  noteLongest: 500,
  couponLongest: 30,
  mostPerLine: 20,
  mostLines: 20,
  /** Unpaid orders of one person for one event, and the seats they may hold together: nobody hoards. */
  unpaidPerEvent: 2,
  heldSeatsPerEvent: 20,
  holdMinutes: 15,
  sweepMinutes: 15,
  /** A payment page keeps the seats so long from its opening, and all pages together at most so long after the order was made. */
  payMinutes: 20,
  payMinutesInAll: 45,
  /** Waiting for the gateway's word ends so long after the order was made. */
  confirmMinutesInAll: 60,
  /** What the card provider takes at least and at most, in taka. */
  leastTaka: 10,
  mostTaka: 500_000,
  listed: 100,
} as const

/** What an order can be. @see facts "Orders, payments, stock" 3 */
export const ORDER_STATES = ['draft', 'held', 'paying', 'confirming', 'confirmed', 'review', 'expired', 'cancelled', 'refund_due', 'refunded'] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** What the specified interface shows of it; only Completed is good news. @see Specification §4 "Order payment_status"; decisions §5 */
export const PAYMENT_STATUSES = ['Pending', 'Completed', 'Refunding', 'Refunded'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** How far money is that goes back: `failed` needs a person, who sees it in the log. */
export const REFUND_STATES = ['pending', 'refunded', 'failed'] as const

const STATUS_OF: Partial<Record<OrderState, PaymentStatus>> = { confirmed: 'Completed', refund_due: 'Refunding', refunded: 'Refunded' }
export const paymentStatusOf = (state: OrderState): PaymentStatus => STATUS_OF[state] ?? 'Pending'

/** Whether seats are kept back for it. */
export const holdsSeats = (state: OrderState): boolean => state === 'held' || state === 'paying' || state === 'confirming' || state === 'review'

/** Whole taka. */
export interface OrderTotals {
  total_price: number
  discount_price: number
  service_charge: number
  final_price: number
}

/** What a choice of tickets comes to. A discount takes off no more than there is; what is then free costs no service charge either. */
export function orderTotals(lines: readonly { price: number; quantity: number }[], discount = 0): OrderTotals {
  const total_price = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const discount_price = Math.min(Math.max(0, Math.floor(discount)), total_price)
  const service_charge = total_price > discount_price ? SERVICE_CHARGE_TAKA : 0
  return { total_price, discount_price, service_charge, final_price: total_price - discount_price + service_charge }
}

/** What a promo code takes off, in whole taka: a percentage is rounded down, for the house as little as for the buyer. */
export const discountOf = (coupon: { percent: number | null; taka: number | null }, total_price: number): number =>
  Math.min(total_price, coupon.percent === null ? (coupon.taka ?? 0) : Math.floor((total_price * coupon.percent) / 100))

/** A promo code as it is compared: people type it in any case, and with spaces where they like. */
export const couponKey = (code: string): string => code.normalize('NFKC').replace(/\s+/gu, '').toUpperCase()
