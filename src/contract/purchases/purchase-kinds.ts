/** What people buy: tickets of an event, goods of a shop, a booked time. */
export const PURCHASE_KINDS = ['tickets', 'shop', 'booking'] as const
export type PurchaseKind = (typeof PURCHASE_KINDS)[number]

/** The screen of a purchase, by its kind. @param number in the case in which addresses have it */
export const purchasePage = (kind: PurchaseKind, number: string): PurchasePage => `${PAGES[kind]}/${number}`
const PAGES = { tickets: '/event_order', shop: '/orders', booking: '/bookings' } as const satisfies Record<PurchaseKind, string>
export type PurchasePage = `${(typeof PAGES)[PurchaseKind]}/${string}`

/** Where a buyer lands who comes back from the payment provider, by what it said; of kinds without screens of their own the page that leads on. */
export const resultScreen = (kind: PurchaseKind, outcome: 'success' | 'fail' | 'cancel' | 'undecided' | 'none'): string =>
  kind === 'tickets' && outcome !== 'undecided' && outcome !== 'none' ? `/event-payment-${outcome}` : '/check-payment'

/** How a purchase is paid: at the payment provider, in cash when it is handed over, from the money that its buyer has here. */
export const PAYMENT_METHODS = ['online', 'cod', 'wallet'] as const
