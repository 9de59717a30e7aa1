import { plainForm, upperCase } from '../core/one-form.ts'
import type { PaymentMethod } from './purchase-kinds.ts'

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
export const PURCHASE_STATES = [
  'draft',
  'held',
  'paying',
  'confirming',
  // Its buyer says that the seller was paid by mobile wallet; the seller has not said so.
  'claimed',
  'confirmed',
  'review',
  'expired',
  'cancelled',
  'refund_due',
  'refunded',
] as const
export type PurchaseState = (typeof PURCHASE_STATES)[number]

/** What the specified interface shows about a purchase; only Completed is good news. @see Specification §4 "Order payment_status"; decisions §5 */
export const PAYMENT_STATUSES = ['Pending', 'Completed', 'Refunding', 'Refunded'] as const
type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** How far money is that goes back. `failed`: the payment provider has refused it; it is asked again, and after that staff see to it. */
export const REFUND_STATES = ['pending', 'refunded', 'failed'] as const

const STATUS_OF: Partial<Record<PurchaseState, PaymentStatus>> = { confirmed: 'Completed', refund_due: 'Refunding', refunded: 'Refunded' }

/**
 * @param cash of a purchase that is paid in cash: it is not called paid before all of it is handed over. Of one that is paid by mobile wallet to its seller,
 * nothing is received: Completed would be the service's own word, and that is the seller's alone. `receivedOf` says which.
 */
export const paymentStatusOf = (state: PurchaseState, cash?: { isReceived: boolean }): PaymentStatus =>
  cash && state === 'confirmed' && !cash.isReceived ? 'Pending' : (STATUS_OF[state] ?? 'Pending')

/** What is known of the receipt of what is not paid online: of cash once it was handed over; of a mobile wallet never. Undefined: it is paid online. */
export function receivedOf(method: Owed['method'], isReceived: boolean): { isReceived: boolean } | undefined {
  return method === 'online' ? undefined : { isReceived: method === 'cod' && isReceived }
}

/** Whether what it is for is kept back. */
export const isHolding = (state: PurchaseState): boolean =>
  state === 'held' || state === 'paying' || state === 'confirming' || state === 'claimed' || state === 'review'

/** Whole taka. */
export interface PurchaseTotals {
  total_price: number
  discount_price: number
  service_charge: number
  final_price: number
}

interface Owed {
  method: PaymentMethod
  /** Whole taka. */
  total: number
  /** What of it is paid online although the rest is paid in cash; by mobile wallet, what is paid so. */
  advance: number
}

/** What of a purchase, or of an order in one, is paid at the payment provider, in whole taka. */
export function onlineOf({ method, total, advance }: Owed): number {
  if (method === 'wallet') return 0
  return method === 'cod' ? advance : total
}

/** The part that its buyer pays to the seller by mobile wallet before it is placed. */
export const byWalletOf = ({ method, advance }: Owed): number => (method === 'wallet' ? advance : 0)

/** What of it is paid in cash when it is handed over. */
export const atDoorOf = (owed: Owed): number => owed.total - onlineOf(owed) - byWalletOf(owed)

/** What a promo code takes off, in whole taka: a percentage is rounded down, for the house as little as for the buyer. */
export const discountOf = (coupon: { percent: number | null; taka: number | null }, total_price: number): number =>
  Math.min(total_price, coupon.percent === null ? (coupon.taka ?? 0) : Math.floor((total_price * coupon.percent) / 100))

/** A promo code as it is compared: people type it in any case, and with spaces where they like. */
export const couponKey = (code: string): string => upperCase(plainForm(code).replace(/\s+/gu, ''))
