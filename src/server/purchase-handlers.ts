import type { TicketSigner } from './adapters/ticket-signer.ts'
import { BOOKING_HANDLER } from './features/bookings/booking-handler.ts'
import { ticketHandler } from './features/orders/ticket-purchases/ticket-handler.ts'
import { SHOP_HANDLER } from './features/shop/orders/shop-handler.ts'
import type { PurchaseHandlers } from './purchases/purchase-handler.ts'

/** Every kind of purchase that this server sells. @param signer signs tickets. */
export const purchaseHandlers = (signer: () => Promise<TicketSigner>): PurchaseHandlers => ({
  tickets: ticketHandler(signer),
  shop: SHOP_HANDLER,
  booking: BOOKING_HANDLER,
})
