import * as contract from '#contract/events/sales.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { requireProof } from '../../../http/sessions/require-proof.ts'
import { listMessages, sendMessage } from './event-messages.ts'
import { listAttendees } from './list-attendees.ts'
import { listSales, readSale } from './list-sales.ts'

/** What sales need from the orders feature, which gives orders back. */
interface SalesParts {
  /** @throws {Problem} not-found — it is of another's event, or there is none; bad-state — it is not confirmed. */
  refundSale: (asked: { seller: number; event_order_id: string; why: string; requestId: string }) => Promise<void>
  /** Gives how many are being given back. @throws {Problem} not-found — as above. */
  refundAllSales: (asked: { seller: number; event_id: number; why: string; requestId: string }) => Promise<number>
}

export function salesRoutes(app: Service, { refundSale, refundAllSales }: SalesParts): void {
  serve(app, contract.listSales, ({ db, session, query }) => listSales(db, session.user_id, query))
  serve(app, contract.listAttendees, ({ db, session, query }) => listAttendees(db, session.user_id, query))
  serve(app, contract.refundSale, async ({ db, session, params, body, now, requestId }) => {
    // Another seller's sale is not found: only one's own is worth a proof.
    await readSale(db, session.user_id, params.event_order_id)
    requireProof(session, now)
    await refundSale({ seller: session.user_id, requestId, ...params, ...body })
    return readSale(db, session.user_id, params.event_order_id)
  })
  serve(app, contract.refundAllSales, async ({ session, body, now, requestId }) => {
    requireProof(session, now)
    return { orders: await refundAllSales({ seller: session.user_id, requestId, ...body }) }
  })
  serve(app, contract.listMessages, ({ db, session, query }) => listMessages(db, session.user_id, query.event_id))
  serve(app, contract.sendMessage, ({ db, session, body }) => sendMessage(db, session.user_id, body))
}
