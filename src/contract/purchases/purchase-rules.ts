import { plainForm, upperCase } from '../core/one-form.ts'

/** What a purchase of any kind costs and what it can be: pure, for the page, the worker and the service alike. */

/** @see facts "Orders, payments, stock" 2 and 3 */
export const PURCHASE_LIMITS = {
  nameLongest: 80,
  noteLongest: 500,
  couponLongest: 30,
  holdMinutes: 15,
  sweepMinutes: 15,
  /** A payment page keeps what is bought so long from its opening, and all pages together at most so long after the purchase was made. */
  payMinutes: 20,
  payMinutesInAll: 45,
  /** Waiting for the gateway's word ends so long after the purchase was made. */
  confirmMinutesInAll: 60,
  /** What the card provider takes at least and at most, in taka. */
  leastTaka: 10,
  mostTaka: 500_000,
  listed: 100,
} as const

/** What a purchase can be. @see facts "Orders, payments, stock" 3 */
export const PURCHASE_STATES = ['draft', 'held', 'paying', 'confirming', 'confirmed', 'review', 'expired', 'cancelled', 'refund_due', 'refunded'] as const
export type PurchaseState = (typeof PURCHASE_STATES)[number]

/** What the specified interface shows about a purchase; only Completed is good news. @see Specification §4 "Order payment_status"; decisions §5 */
export const PAYMENT_STATUSES = ['Pending', 'Completed', 'Refunding', 'Refunded'] as const
type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** How far money is that goes back. `failed`: the payment provider has refused it; it is asked again, and after that staff see to it. */
export const REFUND_STATES = ['pending', 'refunded', 'failed'] as const

const STATUS_OF: Partial<Record<PurchaseState, PaymentStatus>> = { confirmed: 'Completed', refund_due: 'Refunding', refunded: 'Refunded' }

/** @param cash of a purchase that is paid in cash: it is not called paid before all of it is handed over. */
export const paymentStatusOf = (state: PurchaseState, cash?: { isReceived: boolean }): PaymentStatus =>
  cash && state === 'confirmed' && !cash.isReceived ? 'Pending' : (STATUS_OF[state] ?? 'Pending')

/** Whether what it is for is kept back. */
export const isHolding = (state: PurchaseState): boolean => state === 'held' || state === 'paying' || state === 'confirming' || state === 'review'

/** Whole taka. */
export interface PurchaseTotals {
  total_price: number
  discount_price: number
  service_charge: number
  final_price: number
}

interface Owed {
  method: 'online' | 'cod' | 'wallet'
  /** Whole taka. */
  total: number
  /** What of it is paid online although the rest is paid in cash. */
  advance: number
}

/** What of a purchase, or of an order in one, is paid at the payment provider, in whole taka. */
export const onlineOf = ({ method, total, advance }: Owed): number => (method === 'cod' ? advance : total)

/** What of it is paid in cash when it is handed over. */
export const atDoorOf = (owed: Owed): number => owed.total - onlineOf(owed)

/** What a promo code takes off, in whole taka: a percentage is rounded down, for the house as little as for the buyer. */
export const discountOf = (coupon: { percent: number | null; taka: number | null }, total_price: number): number =>
  Math.min(total_price, coupon.percent === null ? (coupon.taka ?? 0) : Math.floor((total_price * coupon.percent) / 100))

/** A promo code as it is compared: people type it in any case, and with spaces where they like. */
export const couponKey = (code: string): string => upperCase(plainForm(code).replace(/\s+/gu, ''))
