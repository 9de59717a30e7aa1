import { lowerCase } from '../core/one-form.ts'

/** What people buy: tickets of an event, goods of a shop, a booked time. */
export const PURCHASE_KINDS = ['tickets', 'shop', 'booking'] as const
export type PurchaseKind = (typeof PURCHASE_KINDS)[number]

/** The screen of a purchase, by its kind. @param number in the case in which addresses have it */
export const purchasePage = (kind: PurchaseKind, number: string): PurchasePage => `${PAGES[kind]}/${number}`
const PAGES = { tickets: '/event_order', shop: '/shop_purchase', booking: '/booking' } as const satisfies Record<PurchaseKind, string>
export type PurchasePage = `${(typeof PAGES)[PurchaseKind]}/${string}`

/**
 * Where a buyer lands who comes back from the payment provider, by what it said: of goods the purchase itself, which says what it came to; where nothing
 * is known yet, and of kinds without screens of their own, the page that asks and leads on.
 */
export function resultPage(kind: PurchaseKind, outcome: 'success' | 'fail' | 'cancel' | 'undecided' | 'none', number: string): string {
  const isKnown = outcome !== 'undecided' && outcome !== 'none'
  if (isKnown && kind === 'shop') return `${purchasePage(kind, lowerCase(number))}?payment=${outcome}`
  return `${isKnown && kind === 'tickets' ? `/event-payment-${outcome}` : '/check-payment'}?event_order_id=${number}`
}

/** How a purchase is paid: at the payment provider, in cash when it is handed over, by mobile wallet from its buyer to its seller. */
export const PAYMENT_METHODS = ['online', 'cod', 'wallet'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
