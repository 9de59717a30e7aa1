import type { SecurityEventKind } from '#contract/accounts/security-events.ts'
import type { DeskOrderEvent } from './orders/desk-orders.ts'

/** Withdrawals: tests/server/wallet/payouts.test.ts and payout-accounts.test.ts. */
type PayoutEvent = Extract<SecurityEventKind, `payout${string}`>
/** Complaints: tests/server/shop/return-desk.test.ts. Bookings: tests/server/bookings/desk.test.ts. */
type DecisionEvent = 'return-decided' | 'booking-decided'
/** Payments by mobile wallet: tests/server/wallet-payments/. */
type WalletPaymentEvent = 'receiving-number-added' | 'receiving-number-pictured' | 'wallet-claim-decided' | 'debt-claim-decided'
/** Suspended shops and forgiven buyers: tests/server/desk/shops.test.ts. */
type ShopEvent = 'buyer-forgiven' | 'selling-suspended' | 'selling-released'

/** Events of security that tests of their own nouns look for. Those of orders: tests/server/purchases/desk-log.test.ts. */
export type SeenElsewhere = DeskOrderEvent | PayoutEvent | DecisionEvent | WalletPaymentEvent | ShopEvent
