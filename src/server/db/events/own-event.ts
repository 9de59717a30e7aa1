import { and, eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../connection/in-transaction.ts'
import type { Database } from '../connection/open.ts'
import { events } from '../tables/events.ts'
import { lockSeats } from './event-seats.ts'

export type EventRow = typeof events.$inferSelect

/**
 * The seller's own event; another seller's is as good as none.
 * @throws {Problem} not-found — there is none, or it is another seller's.
 */
export async function ownEvent(db: Pick<Database['db'], 'select'>, seller: number, event_id: number): Promise<EventRow> {
  const [row] = await db.select().from(events).where(mine(seller, event_id))
  if (!row) throw new Problem('not-found')
  return row
}

/**
 * The same for a transaction that changes it: holds its kinds of ticket, in the order of their ids, and then the event, as orders do.
 * Another seller's row is never waited for.
 * @throws {Problem} not-found — there is none, or it is another seller's.
 */
export async function holdOwnEvent(tx: Tx, seller: number, event_id: number): Promise<EventRow> {
  await ownEvent(tx, seller, event_id)
  await lockSeats(tx, event_id)
  const [held] = await tx.select().from(events).where(mine(seller, event_id))
  if (!held) throw new Problem('not-found')
  return held
}

const mine = (seller: number, event_id: number) => and(eq(events.id, event_id), eq(events.seller, seller))
