import { asc, eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { recomputeEvent } from '../../../db/events/event-seats.ts'
import type { EventRow } from '../../../db/events/own-event.ts'
import { event_tickets, events } from '../../../db/tables/events.ts'
import { makeDefaultKind } from './default-kind.ts'

/** What an event has of tickets: its kinds, and how many seats are sold or held. */
export interface Stock {
  kinds: { id: number; price: number; seats: number; capacity: number }[]
  taken: number
  /** Seats in all, as the list says. */
  capacity: number
}

export async function readStock(tx: Pick<Tx, 'select'>, { id, seats }: Pick<EventRow, 'id' | 'seats'>): Promise<Stock> {
  const { price, capacity, seats: left } = event_tickets
  const kinds = await tx
    .select({ id: event_tickets.id, price, seats: left, capacity })
    .from(event_tickets)
    .where(eq(event_tickets.event, id))
    .orderBy(asc(event_tickets.id))
  const taken = kinds.reduce((sum, kind) => sum + kind.capacity - kind.seats, 0)
  return { kinds, taken, capacity: seats + taken }
}

/**
 * Lets pass as many seats as are sold and held, or more.
 * @throws {Problem} below-sold — with `facts.taken`.
 */
export function requireSeats(seats: number, { taken }: Stock): void {
  if (seats < taken) throw new Problem('below-sold', { facts: { taken }, fields: { seats: 'below-sold' } })
}

/**
 * Gives an event another price and number of seats: those of its only kind of ticket; of several, the seats are what all of them together may
 * not pass, and the price is theirs. The caller holds the event and its kinds.
 */
export async function changeSeats(
  tx: Tx,
  event: Pick<EventRow, 'id' | 'title'>,
  { price, seats, stock }: { price: number; seats: number; stock: Stock },
): Promise<void> {
  const [only, another] = stock.kinds
  if (only && another) {
    if (seats !== stock.capacity) await tx.update(events).set({ capacity: seats }).where(eq(events.id, event.id))
  } else if (only) {
    if (seats !== stock.capacity) await tx.update(events).set({ capacity: null }).where(eq(events.id, event.id))
    const room = seats === stock.capacity ? {} : { capacity: seats, seats: seats - stock.taken }
    if (price !== only.price || 'seats' in room)
      await tx
        .update(event_tickets)
        .set({ price, ...room, version: sql`${event_tickets.version} + 1` })
        .where(eq(event_tickets.id, only.id))
  } else await makeDefaultKind(tx, { event: event.id, price, seats, title: event.title })
  await recomputeEvent(tx, event.id)
}
