import * as v from 'valibot'
import { addressOf } from '#contract/core/endpoint.ts'
import { listTickets, type Ticket } from '#contract/events/tickets.ts'
import { keepPrivateAnswer, readPrivateAnswer } from '#device/private-store.ts'
import { dropPassedTicket, keepPassedTicket, type PassedTicket, readPassedTicket } from '#device/tickets/passed-tickets.ts'
import { dropReceivedTicket, keepReceivedTicket, listReceivedTickets, type ReceivedTicket } from '#device/tickets/received-tickets.ts'
import { holdScreensOf } from './connection/held-screens.ts'
import { useSession } from './session/session.ts'

export type { PassedTicket, ReceivedTicket }

const owner = () => useSession.getState().account?.id

/** What was passed on last of a ticket from this phone by the person of this session. */
export async function passedFromHere(id: number): Promise<PassedTicket | undefined> {
  const user = owner()
  return user === undefined ? undefined : readPassedTicket(user, id)
}

/** @throws {Problem} out-of-space — nothing was kept, so nothing may be sent. */
export async function keepPassed(passed: PassedTicket): Promise<void> {
  const user = owner()
  if (user !== undefined) await keepPassedTicket(user, passed)
}

export async function forgetPassed(id: number): Promise<void> {
  const user = owner()
  if (user !== undefined) await dropPassedTicket(user, id)
}

/** Puts a ticket that has changed into the list that this phone keeps: without network a dead code must not be shown as a good one. */
export async function changeKeptTicket(ticket: Ticket): Promise<void> {
  const user = owner()
  const address = addressOf(listTickets, {})
  const kept = user === undefined ? null : await readPrivateAnswer(user, address)
  const read = v.safeParse(listTickets.answer, kept?.body)
  if (user === undefined || !kept || !read.success || owner() !== user) return
  await keepPrivateAnswer(user, { ...kept, etag: null, body: read.output.map((one) => (one.id === ticket.id ? ticket : one)) })
}

/** Tickets that were passed on to whoever uses this phone now. */
export const receivedTickets = (): Promise<ReceivedTicket[]> => listReceivedTickets(owner() ?? null)

/** Keeps a ticket that a link has opened, and the screens to show it without network: a visitor's phone does not have them otherwise. */
export async function keepReceived(received: Omit<ReceivedTicket, 'owner'>): Promise<void> {
  await keepReceivedTicket({ ...received, owner: owner() ?? null })
  holdScreensOf('member')
}

export const forgetReceived = (secret: string): Promise<void> => dropReceivedTicket(secret)
