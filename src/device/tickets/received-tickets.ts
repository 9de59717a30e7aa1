import { delMany, entries, set } from 'idb-keyval'
import * as v from 'valibot'
import { Ticket } from '#contract/events/tickets.ts'
import { storeOf } from '../stores.ts'

export const ReceivedTicket = v.object({
  /** Of the link that opens it. */
  secret: v.string(),
  ticket: Ticket,
  /** ISO 8601 UTC: when the service said so. */
  fetchedAt: v.string(),
  /** The account that opened it while signed in; null: none. */
  owner: v.nullable(v.number()),
})
/** A ticket that was passed on to the user of this phone. */
export type ReceivedTicket = v.InferOutput<typeof ReceivedTicket>

const RECEIVED = 'ticket '

/**
 * Keeps a ticket in place of a former one of the same seat.
 * @throws {Problem} out-of-space — the former one, if any, still stands.
 */
export const storeReceivedTicket = (received: ReceivedTicket): Promise<void> => set(RECEIVED + received.ticket.id, received, storeOf('device'))

/** What one person finds here: their own and what has no owner. @param userId null for a visitor. */
export async function listReceivedTickets(userId: number | null): Promise<ReceivedTicket[]> {
  return (await readAll()).filter(({ owner }) => owner === null || owner === userId)
}

/** Forgets the ticket of a link that opens nothing any more. */
export async function dropReceivedTicket(secret: string): Promise<void> {
  await dropWhere((received) => received.secret === secret)
}

/** Forgets what accounts opened while signed in. @param spared the account whose tickets stay. */
export async function dropOwnedTickets(spared?: number): Promise<void> {
  await dropWhere(({ owner }) => owner !== null && owner !== spared)
}

async function dropWhere(isMeant: (received: ReceivedTicket) => boolean): Promise<void> {
  const meant = (await readAll()).filter(isMeant)
  await delMany(
    meant.map(({ ticket }) => RECEIVED + ticket.id),
    storeOf('device'),
  )
}

/** A record that another version wrote in a shape unknown here is left where it is. */
async function readAll(): Promise<ReceivedTicket[]> {
  const records = await entries<IDBValidKey, unknown>(storeOf('device'))
  return records.flatMap(([key, record]) => {
    const read = String(key).startsWith(RECEIVED) ? v.safeParse(ReceivedTicket, record) : undefined
    return read?.success ? [read.output] : []
  })
}
