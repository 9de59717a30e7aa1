import type { TicketSigner } from './adapters/ticket-signer.ts'
import { ticketHandler } from './features/orders/ticket-purchases/ticket-handler.ts'
import { SHOP_HANDLER } from './features/shop/orders/shop-handler.ts'
import type { PurchaseHandlers } from './purchases/purchase-handler.ts'

/** Every kind of purchase that this server sells. @param signer signs tickets. */
export const purchaseHandlers = (signer: () => Promise<TicketSigner>): PurchaseHandlers => ({
  tickets: ticketHandler(signer),
  shop: SHOP_HANDLER,
})
