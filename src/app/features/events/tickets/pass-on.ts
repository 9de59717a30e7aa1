import { newKey } from '#contract/core/new-key.ts'
import type { Ticket } from '#contract/events/tickets.ts'
import { changeStoredTicket, forgetPassed, type PassedTicket, passedFromHere, storePassed } from '../../../state/stored-tickets.ts'
import { sendPassing } from './calls.ts'
import { hashOfSecret, makeSecret } from './ticket-secret.ts'

/**
 * Passes a ticket on. The secret of the link is on this phone before anything is sent, and a try whose answer was lost is repeated as the
 * same request: the service acts once, and the link that is shared is the one it knows.
 * @throws {Problem} out-of-space — nothing was sent.
 */
export async function passOn(ticket: Ticket, holder_name: string): Promise<Ticket> {
  const { secret, once_key } = await intentOf(ticket, holder_name)
  const changed = await sendPassing({ id: ticket.id, holder_name, secret_hash: await hashOfSecret(secret) }, once_key)
  await changeStoredTicket(changed)
  return changed
}

/** What was begun with this ticket and this name and has no answer yet, or a new intent. */
async function intentOf(ticket: Ticket, holder_name: string): Promise<PassedTicket> {
  const former = await passedFromHere(ticket.id)
  if (former && former.code === ticket.code && former.holder_name === holder_name) return former
  const intent = { id: ticket.id, code: ticket.code, holder_name, former_name: ticket.holder_name, secret: makeSecret(), once_key: newKey() }
  await storePassed(intent)
  return intent
}

/**
 * Takes a ticket back: it has a new code, and the link opens nothing any more.
 * @param owner whose it becomes where this phone does not know whose it was. @param onceKey the same at every try.
 */
export async function takeBack(ticket: Ticket, owner: string, onceKey: string): Promise<Ticket> {
  const holder_name = (await passedFromHere(ticket.id))?.former_name ?? owner
  const changed = await sendPassing({ id: ticket.id, holder_name, secret_hash: null }, onceKey)
  await changeStoredTicket(changed)
  await forgetPassed(ticket.id)
  return changed
}
