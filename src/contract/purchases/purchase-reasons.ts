/** Why money goes back: `refunds[].reason` of an order; `part`: some of it, while the order stands. Texts: locales, orders.json, `order.refunds.reasons`. */
export const REFUND_REASONS = ['paid-twice', 'seats-gone', 'goods-gone', 'time-gone', 'event-closed', 'review', 'called-off', 'cancelled', 'part'] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/** Why an order ended: its `reason`. A second payment ends nothing. `not-answered`: its seller did not say whether the payment by mobile wallet came. */
const PURCHASE_REASONS = [
  'not-paid',
  'by-buyer',
  'seats-gone',
  'goods-gone',
  'time-gone',
  'event-closed',
  'review',
  'called-off',
  'cancelled',
  'not-answered',
] as const
export type PurchaseReason = (typeof PURCHASE_REASONS)[number]

const REFUND: ReadonlySet<string> = new Set(REFUND_REASONS)
export const isRefundReason = (word: string): word is RefundReason => REFUND.has(word)
