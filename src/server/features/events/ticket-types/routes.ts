import * as contract from '#contract/events/ticket-kinds.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import { ownEvent } from '../../../db/events/own-event.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { addKind } from './add-kind.ts'
import { closeKind, editKind } from './edit-kind.ts'
import { listKinds } from './list-kinds.ts'
import { orderKinds } from './order-kinds.ts'

export function ticketKindRoutes(app: Service): void {
  serve(app, contract.listTicketKinds, async ({ db, session, query }) => {
    await ownEvent(db, session.user_id, query.event_id)
    return listKinds(db, query.event_id)
  })
  serve(app, contract.addTicketKind, async ({ db, session, body }) => {
    await inTransaction(db, (tx) => addKind(tx, session.user_id, body))
    return listKinds(db, body.event_id)
  })
  serve(app, contract.editTicketKind, async ({ db, session, params, body }) => {
    const which = { seller: session.user_id, ticket_id: params.ticket_id }
    return listKinds(db, await inTransaction(db, (tx) => editKind(tx, which, body)))
  })
  serve(app, contract.closeTicketKind, async ({ db, session, params, body }) => {
    const which = { seller: session.user_id, ticket_id: params.ticket_id }
    return listKinds(db, await inTransaction(db, (tx) => closeKind(tx, which, body.is_closed)))
  })
  serve(app, contract.orderTicketKinds, async ({ db, session, body }) => {
    await inTransaction(db, (tx) => orderKinds(tx, session.user_id, body))
    return listKinds(db, body.event_id)
  })
}
