import { and, eq, sql } from 'drizzle-orm'
import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { editTicketKind } from '#contract/events/ticket-kinds.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { event_tickets, events } from '../../../db/tables/events.ts'
import { changeKinds, type KindRow } from './change-kinds.ts'

interface Which {
  seller: number
  ticket_id: number
}

/**
 * Changes a kind of ticket; gives the id of its event. The cap of an event with a single kind follows it.
 * @throws {Problem} not-found — no such kind of this seller; stale — it changed since it was seen, `facts.version` is its version; below-sold —
 * fewer seats than are sold and held, `facts.taken` says how many those are.
 */
export function editKind(tx: Tx, which: Which, { version, kind }: BodyOf<typeof editTicketKind>): Promise<number> {
  return changeOne(tx, which, async (before, isOnly) => {
    if (before.version !== version) throw new Problem('stale', { facts: { version: before.version } })
    const taken = before.capacity - before.seats
    if (kind.capacity < taken) throw new Problem('below-sold', { facts: { taken }, fields: { capacity: 'below-sold' } })
    await writeKind(tx, before, { ...kind, seats: kind.capacity - taken })
    return isOnly ? { capacity: null } : {}
  })
}

/**
 * Stops or starts the sale of a kind of ticket; gives the id of its event.
 * @throws {Problem} not-found — no such kind of this seller.
 */
export function closeKind(tx: Tx, which: Which, is_closed: boolean): Promise<number> {
  return changeOne(tx, which, async (before) => {
    if (before.is_closed === is_closed) return undefined
    await writeKind(tx, before, { is_closed })
    return {}
  })
}

type Change = (before: KindRow, isOnly: boolean) => Promise<{ capacity?: null } | undefined>

async function changeOne(tx: Tx, { seller, ticket_id }: Which, change: Change): Promise<number> {
  const [found] = await tx
    .select({ event_id: event_tickets.event })
    .from(event_tickets)
    .innerJoin(events, eq(events.id, event_tickets.event))
    .where(and(eq(event_tickets.id, ticket_id), eq(events.seller, seller)))
  if (!found) throw new Problem('not-found')
  const { event_id } = found
  await changeKinds(tx, { seller, event_id }, ({ kinds }) => {
    const before = kinds.find(({ id }) => id === ticket_id)
    if (!before) throw new Problem('not-found')
    return change(before, kinds.length === 1)
  })
  return event_id
}

const writeKind = (tx: Tx, { id }: KindRow, values: { [K in keyof KindRow]?: KindRow[K] | undefined }) =>
  tx
    .update(event_tickets)
    .set({ ...values, version: sql`${event_tickets.version} + 1` })
    .where(eq(event_tickets.id, id))
