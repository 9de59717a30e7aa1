import { listTickets, openPassedTicket, passTicket, type Ticket } from '#contract/events/tickets.ts'
import type { Answer, CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'

// At the gate every step counts: what the asking needs is on its way while the screen is still being put together.
if (!import.meta.env.SSR) void import('../../../wire/signed-in-call.ts').catch(() => undefined)

/** All tickets of the signed-in user: those on this phone at once, because at the gate there is no time to wait. */
export const loadTickets = (options: CallOptions): Promise<Answer<Ticket[]>> => call(listTickets, {}, { keptFirst: true, ...options })

/** The same for the screen of one order: if the phone does not know of it, the network is asked. */
export async function loadTicketsWith(eventOrderId: string, options: CallOptions): Promise<Answer<Ticket[]>> {
  const first = await loadTickets(options)
  const isKnown = first.from === 'network' || first.value.some(({ event_order_id }) => event_order_id === eventOrderId)
  return isKnown ? first : loadTickets({ ...options, fresh: true })
}

/** @throws {Problem} link-expired — the ticket was passed on again, taken back, or is over. */
export const openTicket = (secret: string, options: CallOptions): Promise<Answer<Ticket>> => call(openPassedTicket, { body: { secret } }, options)

interface Passing {
  id: number
  holder_name: string
  /** Null takes it back. */
  secret_hash: string | null
}

export const sendPassing = async (passing: Passing, onceKey: string): Promise<Ticket> => (await call(passTicket, { body: passing }, { onceKey })).value
