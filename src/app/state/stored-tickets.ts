import * as v from 'valibot'
import { addressOf } from '#contract/core/endpoint.ts'
import { listTickets, type Ticket } from '#contract/events/tickets.ts'
import { readPrivateAnswer, storePrivateAnswer } from '#device/private-store.ts'
import { dropPassedTicket, type PassedTicket, readPassedTicket, storePassedTicket } from '#device/tickets/passed-tickets.ts'
import { dropReceivedTicket, listReceivedTickets, type ReceivedTicket, storeReceivedTicket } from '#device/tickets/received-tickets.ts'
import { holdScreensOf } from './connection/precached-screens.ts'
import { useSession } from './session/session.ts'

export type { PassedTicket, ReceivedTicket }

const owner = () => useSession.getState().account?.id

/** What was passed on last of a ticket from this phone by the person of this session. */
export async function passedFromHere(id: number): Promise<PassedTicket | undefined> {
  const user = owner()
  return user === undefined ? undefined : readPassedTicket(user, id)
}

/** @throws {Problem} out-of-space — nothing was kept, so nothing may be sent. */
export async function storePassed(passed: PassedTicket): Promise<void> {
  const user = owner()
  if (user !== undefined) await storePassedTicket(user, passed)
}

export async function forgetPassed(id: number): Promise<void> {
  const user = owner()
  if (user !== undefined) await dropPassedTicket(user, id)
}

/** Puts a ticket that has changed into the list that this phone keeps: without network a dead code must not be shown as a good one. */
export async function changeStoredTicket(ticket: Ticket): Promise<void> {
  const user = owner()
  const address = addressOf(listTickets, {})
  const kept = user === undefined ? null : await readPrivateAnswer(user, address)
  const read = v.safeParse(listTickets.answer, kept?.body)
  if (user === undefined || !kept || !read.success || owner() !== user) return
  await storePrivateAnswer(user, { ...kept, etag: null, body: read.output.map((one) => (one.id === ticket.id ? ticket : one)) })
}

/** Tickets that were passed on to the present user of this phone. */
export const receivedTickets = (): Promise<ReceivedTicket[]> => listReceivedTickets(owner() ?? null)

/** Keeps a ticket that a link has opened, and the screens to show it without network: a visitor's phone does not have them otherwise. */
export async function storeReceived(received: Omit<ReceivedTicket, 'owner'>): Promise<void> {
  await storeReceivedTicket({ ...received, owner: owner() ?? null })
  holdScreensOf('member')
}

export const forgetReceived = (secret: string): Promise<void> => dropReceivedTicket(secret)
