import * as contract from '#contract/events/tickets.ts'
import type { TicketSigner } from '../../../adapters/ticket-signer.ts'
import { ticket_keys } from '../../../db/tables/tickets.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { openerOfTickets } from './open-passed-ticket.ts'
import { passTicket } from './pass-ticket.ts'
import { listTickets } from './read-tickets.ts'

interface TicketParts {
  signer: TicketSigner
  settings: { rate_per_minute: number }
}

export function ticketRoutes(app: Service, { signer, settings }: TicketParts): void {
  const openTicket = openerOfTickets(settings.rate_per_minute > 0)
  serve(app, contract.listTickets, ({ db, session }) => listTickets(db, session.user_id))
  serve(app, contract.passTicket, ({ db, session, body }) => passTicket(db, { user_id: session.user_id, body, signer }))
  serve(app, contract.openPassedTicket, ({ db, address, body }) => openTicket(db, { ...body, address }))
  serve(app, contract.listTicketKeys, async ({ db }) => {
    const { kid, x, y } = ticket_keys
    const keys = await db.select({ kid, x, y }).from(ticket_keys).orderBy(kid)
    return keys.map((key) => ({ ...key, kty: 'EC' as const, crv: 'P-256' as const }))
  })
}
