import { and, eq, gte, inArray, not, type SQL, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { kindsTogether, seatsToHave } from '../../../db/events/event-seats.ts'
import { event_tickets, events } from '../../../db/tables/events.ts'

/** Seats of one event that go together. */
export interface SeatsWanted {
  event: number
  lines: readonly { event_ticket: number; quantity: number }[]
}

/** Tickets come before their event, and each in the order of its id: transactions that keep to this order cannot deadlock. */
const byId = <T extends { event_ticket: number }>(lines: readonly T[]): T[] => lines.toSorted((a, b) => a.event_ticket - b.event_ticket)

/** Some are not there: undoes those that were taken before it was known. */
class Short extends Error {
  override name = 'Short'
}

/** Takes seats off tickets and event, all or none; says whether it could. Nothing is taken where the sale was stopped meanwhile. */
export async function takeSeats(tx: Tx, wanted: SeatsWanted): Promise<boolean> {
  try {
    await tx.transaction((part) => takeAll(part, wanted))
    return true
  } catch (error) {
    if (error instanceof Short) return false
    throw error
  }
}

async function takeAll(tx: Tx, { event, lines }: SeatsWanted): Promise<void> {
  for (const { event_ticket, quantity } of byId(lines)) {
    const taken = await tx
      .update(event_tickets)
      .set({ seats: sql`${event_tickets.seats} - ${quantity}` })
      .where(and(eq(event_tickets.id, event_ticket), not(event_tickets.is_closed), gte(event_tickets.seats, quantity)))
      .returning({ id: event_tickets.id })
    if (taken.length === 0) throw new Short()
  }
  const all = seatsOf(lines)
  const taken = await tx
    .update(events)
    .set({ seats: sql`${events.seats} - ${all}` })
    .where(and(eq(events.id, event), events.is_active, gte(events.seats, all)))
    .returning({ id: events.id })
  if (taken.length === 0) throw new Short()
}

/** Seats that can be had at this moment. */
interface SeatsLeft {
  byTicket: ReadonlyMap<number, number>
  ofEvent: number
}

/**
 * What is left of the tickets that are wanted, without waiting for another transaction.
 * @throws {Problem} event-closed — the event was taken off the market, or the sale of one of these tickets was stopped.
 */
export async function readSeatsLeft(tx: Tx, { event, lines }: SeatsWanted): Promise<SeatsLeft> {
  const ids = lines.map(({ event_ticket }) => event_ticket)
  const rows = await tx
    .select({ id: event_tickets.id, seats: event_tickets.seats, is_closed: event_tickets.is_closed, ofEvent: events.seats })
    .from(event_tickets)
    .innerJoin(events, eq(events.id, event_tickets.event))
    .where(and(inArray(event_tickets.id, ids), eq(events.id, event), events.is_active))
  const [first] = rows
  if (!first || rows.some(({ is_closed }) => is_closed)) throw new Problem('event-closed')
  return { byTicket: new Map(rows.map(({ id, seats, ofEvent }) => [id, Math.min(seats, ofEvent)])), ofEvent: first.ofEvent }
}

export const isEnough = ({ byTicket, ofEvent }: SeatsLeft, { lines }: SeatsWanted): boolean =>
  seatsOf(lines) <= ofEvent && lines.every(({ event_ticket, quantity }) => quantity <= (byTicket.get(event_ticket) ?? 0))

export const seatsOf = (lines: readonly { quantity: number }[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * Gives the seats of orders back to their tickets and events. The caller has just ended these orders, in the same transaction. Those of a kind
 * whose sale was stopped cannot be bought: by them an event gets no more than its other kinds and its cap leave.
 */
export async function giveSeatsBack(tx: Tx, orders: readonly number[]): Promise<void> {
  if (orders.length === 0) return
  const back = sql`select i.event_ticket, o.event, sum(i.quantity)::int as quantity from event_order_items i
    join purchases o on o.id = i.purchase where o.id in ${[...orders]} group by i.event_ticket, o.event`
  const inTurn = async (lock: SQL, update: SQL) => {
    await tx.execute(lock)
    await tx.execute(update)
  }
  await inTurn(
    sql`select t.id from event_tickets t where t.id in (select event_ticket from (${back}) b) order by t.id for no key update`,
    sql`update event_tickets t set seats = t.seats + b.quantity from (${back}) b where t.id = b.event_ticket`,
  )
  await inTurn(
    sql`select e.id from events e where e.id in (select event from (${back}) b) order by e.id for no key update`,
    sql`update events e set seats = least(e.seats + b.quantity, case when b.is_closed then ${seatsToHave(sql`e`, sql`k`)} end)
      from (select per.event, sum(per.quantity)::int as quantity, bool_or(t.is_closed) as is_closed
        from (${back}) per join event_tickets t on t.id = per.event_ticket group by per.event) b, lateral (${kindsTogether(sql`b.event`)}) k
      where e.id = b.event`,
  )
}
