import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { CALLED_OFF } from '#contract/events/own-event-rules.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { events } from '../tables/events.ts'
import { notifyOwner } from '../taken-off/notify-owner.ts'
import { lockSeats } from './event-seats.ts'

/** Of every event that staff take off, after its seats are locked. One that was called off before keeps that reason for its buyers. */
const offColumns = (reason: string) => {
  const isToCome = sql`${events.to_time} > now() and ${events.called_off_at} is null`
  return {
    taken_off_at: sql`now()`,
    taken_off_reason: reason,
    is_active: false,
    event_status: sql`case when ${isToCome} then ${CALLED_OFF} else ${events.event_status} end`,
    called_off_at: sql`case when ${isToCome} then now() else ${events.called_off_at} end`,
    called_off_reason: sql`case when ${isToCome} then ${reason} else ${events.called_off_reason} end`,
    version: sql`${events.version} + 1`,
    updated_at: sql`now()`,
  }
}

/**
 * Takes an event off, for good, and tells its seller. One that is still to come is called off: nothing of it is sold from then on, and its orders are taken
 * over by the rounds that look for events that were called off. Of one that is over, what was sold stays sold. The same again changes nothing.
 */
export async function takeOffEvent(tx: Tx, event_id: number, reason: string): Promise<void> {
  await lockSeats(tx, event_id)
  const [off] = await tx
    .update(events)
    .set(offColumns(reason))
    .where(and(eq(events.id, event_id), isNull(events.taken_off_at), isNotNull(events.published_at)))
    .returning({ seller: events.seller, title: events.title })
  if (off) await notifyOwner(tx, { kind: 'taken-off', owner: off.seller, subject: 'event', about: event_id, title: off.title, reason })
}

/** Takes off what a seller has still to come, with their shop. Their account is locked. */
export async function takeOffEventsOf(tx: Tx, seller: number, reason: string): Promise<void> {
  const toCome = and(eq(events.seller, seller), isNotNull(events.published_at), isNull(events.taken_off_at), sql`${events.to_time} > now()`)
  const running = await tx.select({ id: events.id }).from(events).where(toCome).orderBy(asc(events.id))
  for (const { id } of running) {
    await lockSeats(tx, id)
    await tx.update(events).set(offColumns(reason)).where(eq(events.id, id))
  }
}
