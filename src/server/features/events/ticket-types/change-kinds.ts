import { asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { recomputeEvent } from '../../../db/events/event-seats.ts'
import { type EventRow, holdOwnEvent } from '../../../db/events/own-event.ts'
import { event_tickets, events } from '../../../db/tables/events.ts'

export type KindRow = typeof event_tickets.$inferSelect

/** What stands while it is changed: no order moves it meanwhile. */
interface Held {
  event: EventRow
  /** In their order. */
  kinds: KindRow[]
}

/**
 * Changes kinds of ticket of one's own event, and makes seats and price of the event follow.
 * @param change gives what else changes of the event, or undefined where nothing was done at all.
 * @throws {Problem} not-found — no such event of this seller; and what `change` throws.
 */
export async function changeKinds(
  tx: Tx,
  { seller, event_id }: { seller: number; event_id: number },
  change: (held: Held) => Promise<{ capacity?: number | null } | undefined>,
): Promise<void> {
  const event = await holdOwnEvent(tx, seller, event_id)
  const kinds = await tx.select().from(event_tickets).where(eq(event_tickets.event, event_id)).orderBy(asc(event_tickets.position), asc(event_tickets.id))
  const also = await change({ event, kinds })
  if (!also) return
  await tx
    .update(events)
    .set({ ...also, version: sql`${events.version} + 1`, updated_at: sql`now()` })
    .where(eq(events.id, event_id))
  await recomputeEvent(tx, event_id)
}
