import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../connection/in-transaction.ts'
import { event_tickets, events } from '../tables/events.ts'

/** Seats and price of an event as they stand after a change by its seller. */
interface EventSeats {
  /** That can still be had, of all kinds together. */
  seats: number
  /** Whole taka: the lowest of the kinds that are sold, or of all when none is. */
  price: number
  /** Sold and held. */
  taken: number
}

/**
 * Keeps orders away from the seats of an event until the transaction ends: its kinds of ticket in the order of their ids, and then the event,
 * as orders do, so that no two transactions wait for each other. A caller that changes a kind or the cap calls this before it touches either row.
 */
export async function lockSeats(tx: Pick<Tx, 'select'>, event_id: number): Promise<void> {
  await tx.select({ id: event_tickets.id }).from(event_tickets).where(eq(event_tickets.event, event_id)).orderBy(asc(event_tickets.id)).for('no key update')
  await tx.select({ id: events.id }).from(events).where(eq(events.id, event_id)).for('no key update')
}

/**
 * What the kinds of ticket of an event come to, to select from: seats that are `offered`, those that are `taken`, and the lowest `price`. Of a
 * closed kind only what is taken counts.
 */
export const kindsTogether = (event_id: SQL): SQL => sql`
  select coalesce(sum(case when is_closed then capacity - seats else capacity end), 0)::int as offered,
    coalesce(sum(capacity - seats), 0)::int as taken,
    coalesce(min(price) filter (where not is_closed), min(price)) as price
  from event_tickets where event = ${event_id}`

/** Seats of an event that can still be had. @param event row of `events` @param kinds row of `kindsTogether` */
export const seatsToHave = (event: SQL, kinds: SQL): SQL => sql`greatest(0, least(${event}.capacity, ${kinds}.offered) - ${kinds}.taken)`

/**
 * Makes `events.seats` and `events.price` true again after its seller changed a kind of ticket or the cap, in the same transaction. Seats are
 * never below 0: that nothing falls below what is taken is the caller's to refuse, by `taken`.
 */
export async function recomputeEvent(tx: Pick<Tx, 'select' | 'execute'>, event_id: number): Promise<EventSeats> {
  await lockSeats(tx, event_id)
  // A statement of its own, after the lock: it sees what transactions did that held the lock before.
  const { rows } = await tx.execute<EventSeats & Record<string, unknown>>(sql`
    update events e set seats = ${seatsToHave(sql`e`, sql`t`)}, price = coalesce(t.price, e.price)
    from (${kindsTogether(sql`${event_id}`)}) t
    where e.id = ${event_id}
    returning e.seats, e.price, t.taken`)
  return rows[0] ?? { seats: 0, price: 0, taken: 0 }
}
