import { and, eq, isNull, sql } from 'drizzle-orm'
import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { passTicket as contract } from '#contract/events/tickets.ts'
import { qrBy } from '../../../adapters/ticket-qr.ts'
import type { TicketSigner } from '../../../adapters/ticket-signer.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { insertTickets } from '../../../db/events/ticket-rows.ts'
import { events } from '../../../db/tables/events.ts'
import { gate_scans } from '../../../db/tables/gate.ts'
import { purchases } from '../../../db/tables/purchases.ts'
import { tickets } from '../../../db/tables/tickets.ts'
import { IS_CURRENT, isOf, readTickets, type TicketAnswer } from './read-tickets.ts'

interface Passing {
  user_id: number
  /** `id` is that of the seat. */
  body: BodyOf<typeof contract>
  signer: TicketSigner
}

/**
 * Passes one of one's own seats to another person, or takes it back: the ticket it had is over, and another one with another code takes
 * its place. A seat that comes back is in the name on the order: phones do not always know it, so none is believed. What is so already stays
 * as it is. The transaction must be given up when this fails.
 * @throws {Problem} not-found — no such seat, or another user's; bad-state — its order is not paid, its money goes back, or a guest
 * entered with it; event-closed — the event is over; taken — the secret opens another ticket already.
 */
export async function passTicket(tx: Tx, { user_id, body, signer }: Passing): Promise<TicketAnswer> {
  const seat = await holdSeat(tx, user_id, body.id)
  const isSeat = and(eq(tickets.purchase, seat.purchase), eq(tickets.event_order_item, seat.event_order_item), eq(tickets.seat, seat.seat), IS_CURRENT)
  // Held: no gate lets it in meanwhile.
  const [current] = await tx.select().from(tickets).where(isSeat).for('no key update')
  if (current?.state !== 'valid') throw new Problem('bad-state')
  const holder_name = body.secret_hash === null ? seat.full_name : body.holder_name
  if (current.secret_hash !== body.secret_hash || current.holder_name !== holder_name) {
    // Two people would enter with one seat.
    if ((await tx.$count(gate_scans, and(eq(gate_scans.ticket, current.id), isNull(gate_scans.undone_at)))) > 0) throw new Problem('bad-state')
    await requireNewSecret(tx, body.secret_hash)
    await tx.update(tickets).set({ state: 'passed', ended_at: sql`now()` }).where(eq(tickets.id, current.id))
    const { seat: number, purchase, event_order_item, event, event_ticket, id: follows } = current
    const { secret_hash } = body
    await insertTickets(tx, [{ seat: number, purchase, event_order_item, event, event_ticket, follows, holder_name, secret_hash }], qrBy(signer))
  }
  const [answer] = await readTickets(tx, isSeat, 'buyer')
  if (!answer) throw new TypeError('a seat has lost its ticket')
  return answer
}

const IS_OVER = sql<boolean>`${events.to_time} <= now()`

/** A seat by its first ticket; its order is held until the transaction ends, so that of two who pass it on one comes after the other. */
async function holdSeat(tx: Tx, user_id: number, id: number) {
  const { purchase, event_order_item, seat } = tickets
  const [found] = await tx
    .select({ purchase, event_order_item, seat, state: purchases.state, full_name: purchases.full_name, isOver: IS_OVER })
    .from(tickets)
    .innerJoin(purchases, eq(purchases.id, purchase))
    .innerJoin(events, eq(events.id, tickets.event))
    .where(and(eq(tickets.id, id), isNull(tickets.follows), isOf(user_id)))
    .for('no key update', { of: purchases })
  if (!found) throw new Problem('not-found')
  if (found.state !== 'confirmed') throw new Problem('bad-state')
  if (found.isOver) throw new Problem('event-closed')
  return found
}

/** Also one that was superseded: a person with that link must not get into this ticket. */
async function requireNewSecret(tx: Tx, secret_hash: string | null): Promise<void> {
  if (secret_hash === null) return
  const [other] = await tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.secret_hash, secret_hash))
  if (other) throw new Problem('taken', { fields: { secret_hash: 'taken' } })
}
