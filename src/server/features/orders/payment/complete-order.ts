import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { TicketSigner } from '../../../adapters/ticket-signer.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { event_orders } from '../../../db/tables/orders.ts'
import { order_tasks } from '../../../db/tables/payments.ts'
import { tickets } from '../../../db/tables/tickets.ts'
import { issueTickets } from '../placing/issue-tickets.ts'

const REMIND_HOURS = 24

/**
 * What belongs to an order from the moment on that it is confirmed: a ticket for every seat, the e-mail with them, and what its buyer
 * and its seller are told. In the transaction that confirms it, after its state was set. Done again, it changes nothing.
 * @throws {TypeError} the order is not confirmed, or has no event.
 */
export async function completeOrder(tx: Tx, order_id: number, signer: TicketSigner): Promise<void> {
  const { id, event, full_name } = event_orders
  const [order] = await tx
    .update(event_orders)
    .set({ confirmed_at: sql`coalesce(${event_orders.confirmed_at}, now())` })
    .where(and(eq(id, order_id), eq(event_orders.state, 'confirmed')))
    .returning({ id, event, full_name })
  if (!order || order.event === null) throw new TypeError(`order ${order_id} is not confirmed`)
  await issueTickets(tx, { ...order, event: order.event }, signer)
  await tx.execute(sql`
    insert into order_tasks (event_order, kind, due_at)
    select ${order_id}, task.kind, task.due_at from events, lateral (values
      ('letter', now()), ('tell-paid', now()), ('tell-sale', now()), ('tell-tomorrow', from_time - make_interval(hours => ${REMIND_HOURS}))
    ) task (kind, due_at)
    where id = ${order.event} and (task.kind <> 'tell-tomorrow' or task.due_at > now())
    on conflict do nothing`)
}

/** What belongs to orders whose money goes back: their tickets open no gate any more, and no buyer is reminded. In the transaction that decides so. */
export async function voidOrders(tx: Tx, ids: readonly number[]): Promise<void> {
  const all = [...ids]
  // A request that passes a ticket on holds the order too: none of its tickets may be made valid meanwhile.
  await tx.select({ id: event_orders.id }).from(event_orders).where(inArray(event_orders.id, all)).orderBy(event_orders.id).for('no key update')
  // In the order of their ids, as gates hold them that bring scans of several.
  const valid = and(inArray(tickets.event_order, all), eq(tickets.state, 'valid'))
  const held = tx.select({ id: tickets.id }).from(tickets).where(valid).orderBy(tickets.id).for('no key update')
  await tx.update(tickets).set({ state: 'void', ended_at: sql`now()` }).where(inArray(tickets.id, held))
  await tx.delete(order_tasks).where(and(inArray(order_tasks.event_order, all), eq(order_tasks.kind, 'tell-tomorrow'), isNotNull(order_tasks.due_at)))
}
