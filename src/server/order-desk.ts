import { developmentSecret } from './app-secret.ts'
import { type DataPlace, openBeside } from './db/connection/open-beside.ts'
import { findTicketSigner } from './features/events/tickets/open-ticket-signer.ts'
import { listWaiting } from './features/orders/staff/list-waiting.ts'
import { purchaseHandlers } from './purchase-handlers.ts'
import { askAgain, setAside } from './purchases/staff/ask-again.ts'
import { confirmPurchase } from './purchases/staff/confirm-purchase.ts'
import { readPurchaseLog } from './purchases/staff/purchase-log.ts'
import { type PartAsked, refundPurchase, refundSome } from './purchases/staff/refund-purchase.ts'
import { retryRefund, settleByHand } from './purchases/staff/settle-refund.ts'
import { StaffRefused } from './purchases/staff/staff-purchase.ts'

/** What staff do to orders at a terminal. Each gives what there is to say about it. */
export interface OrderDesk {
  /** @throws {StaffRefused} as do all that name an order */
  show: (event_order_id: string) => Promise<string>
  listReview: () => Promise<string>
  confirm: (event_order_id: string, why: string) => Promise<string>
  refund: (event_order_id: string, why: string) => Promise<string>
  /** @param part whole taka */
  refundSome: (event_order_id: string, part: PartAsked) => Promise<string>
  /** @param which payment of the order, where several wait. */
  retryRefund: (event_order_id: string, which: { payment?: string | undefined }) => Promise<string>
  settleByHand: (event_order_id: string, settled: { payment?: string | undefined; reference: string; why: string }) => Promise<string>
  /** @param name a payment, or a message of the gateway, that was given up. */
  askAgain: (name: string) => Promise<string>
  setAside: (name: string, why: string) => Promise<string>
  close: () => Promise<void>
}

/**
 * Opens the database beside a server that may be running on it. The payment gateway is never asked from here: that is for the background jobs of the
 * server, so its password is not needed at a terminal.
 * @throws {StartRefused} as `openDatabase`
 */
export async function openOrderDesk(settings: DataPlace & { secret: string | undefined }): Promise<OrderDesk> {
  const database = await openBeside(settings)
  const signer = async () => {
    const found = await findTicketSigner(database, settings.secret ?? (await developmentSecret(settings.data_folder)))
    // A key of another secret would be one that the server does not know.
    if (!found) throw new StaffRefused('Tickets cannot be signed here: APP_SECRET (or the data folder) is not the one of the server.', 'unsigned')
    return found
  }
  const parts = { db: database.db, handlers: purchaseHandlers(signer) }
  return {
    show: (name) => readPurchaseLog(parts, name),
    listReview: () => listWaiting(parts),
    confirm: (name, why) => confirmPurchase(parts, name, why),
    refund: (name, why) => refundPurchase(parts, name, why),
    refundSome: (name, part) => refundSome(parts, name, part),
    retryRefund: (name, which) => retryRefund(parts, name, which),
    settleByHand: (name, settled) => settleByHand(parts, name, settled),
    askAgain: (name) => askAgain(parts, name),
    setAside: (name, why) => setAside(parts, name, why),
    close: () => database.close(),
  }
}
