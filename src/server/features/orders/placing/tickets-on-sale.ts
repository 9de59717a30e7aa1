import { eq, inArray, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { PurchaseTotals } from '#contract/purchases/purchase-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { event_tickets, events } from '../../../db/tables/events.ts'

/** So many of one kind of ticket, as it is sold at this moment. */
export interface Line {
  event_ticket: number
  quantity: number
  title: string
  /** Of one ticket, whole taka. */
  price: number
}

/** A choice of tickets that may be sold. */
export interface Choice {
  event: number
  lines: Line[]
}

/**
 * The tickets of a choice, if all of them are of one event and on sale by the database's clock.
 * @throws {Problem} event-closed — it is over or off the market, a ticket is not on sale now or its sale was stopped, or there is no such ticket: all in the same
 * words; bad-input — a ticket is named twice, or more than its limit; tickets of several events.
 */
export async function readChoice(tx: Tx, items: readonly { event_ticket: number; quantity: number }[]): Promise<Choice> {
  const ids = items.map(({ event_ticket }) => event_ticket)
  if (new Set(ids).size < ids.length) throw new Problem('bad-input', { fields: { items: 'does-not-fit' } })
  const isOnSale = sql<boolean>`${events.is_active} and not ${event_tickets.is_closed} and ${events.to_time} > now()
    and coalesce(${event_tickets.from} <= now(), true) and coalesce(${event_tickets.to} > now(), true)`
  const { id, event, title, price, per_order_limit } = event_tickets
  const found = await tx
    .select({ id, event, title, price, per_order_limit, isOnSale })
    .from(event_tickets)
    .innerJoin(events, eq(events.id, event_tickets.event))
    .where(inArray(event_tickets.id, ids))
  const tickets = new Map(found.map((ticket) => [ticket.id, ticket]))
  const lines = items.map(({ event_ticket, quantity }) => {
    const ticket = tickets.get(event_ticket)
    if (!ticket?.isOnSale) throw new Problem('event-closed')
    if (quantity > ticket.per_order_limit) throw new Problem('bad-input', { fields: { items: 'too-many' } })
    return { event_ticket, quantity, title: ticket.title, price: ticket.price }
  })
  const [first] = found
  if (!first || found.some((ticket) => ticket.event !== first.event)) throw new Problem('bad-input', { fields: { items: 'does-not-fit' } })
  return { event: first.event, lines }
}

/**
 * Goes on only if the buyer has seen what it costs.
 * @throws {Problem} price-changed — `facts` have what it costs by now: `total_price`, `final_price`, and of each ticket `ticket_<id>`.
 */
export function requireSeenPrice(seen: { total_price: number; final_price: number }, totals: PurchaseTotals, lines: readonly Line[]): void {
  const { total_price, final_price } = totals
  if (seen.total_price === total_price && seen.final_price === final_price) return
  const tickets = lines.map(({ event_ticket, price }) => [`ticket_${event_ticket}`, price])
  throw new Problem('price-changed', { facts: { total_price, final_price, ...Object.fromEntries(tickets) } })
}
