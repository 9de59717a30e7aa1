import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { CALLED_OFF } from '#contract/events/own-event-rules.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { events } from '../tables/events.ts'
import { gate_passes } from '../tables/gate.ts'

/** Upcoming events cannot take place without their seller: they are called off, so that buyers who have paid get their money back. */
export async function endEvents(tx: Pick<Tx, 'update'>, user_id: number): Promise<void> {
  const own = eq(events.seller, user_id)
  await tx
    .update(events)
    .set({ event_status: CALLED_OFF, called_off_at: sql`now()`, called_off_reason: '' })
    .where(and(own, isNull(events.called_off_at), isNotNull(events.published_at), sql`${events.to_time} > now()`))
  await tx.update(events).set({ is_active: false }).where(and(own, events.is_active))
  // Staff's words are about a person who is gone.
  await tx
    .update(events)
    .set({ taken_off_reason: '' })
    .where(and(own, ne(events.taken_off_reason, '')))
}

/** Revokes the links of the gate: they show who comes, and there is no seller left to do it. */
export async function endGates(tx: Pick<Tx, 'update' | 'select'>, user_id: number): Promise<void> {
  const own = tx.select({ id: events.id }).from(events).where(eq(events.seller, user_id))
  await tx
    .update(gate_passes)
    .set({ revoked_at: sql`now()` })
    .where(and(inArray(gate_passes.event, own), isNull(gate_passes.revoked_at)))
}

/** Takes the events of a seller off the market; what was sold stays sold. */
export const takeEventsOff = (tx: Pick<Tx, 'update'>, seller: number): Promise<unknown> =>
  tx
    .update(events)
    .set({ is_active: false, version: sql`${events.version} + 1`, updated_at: sql`now()` })
    .where(and(eq(events.seller, seller), events.is_active))
