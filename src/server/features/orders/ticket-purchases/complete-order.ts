import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { TicketSigner } from '../../../adapters/ticket-signer.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { purchase_tasks, purchases } from '../../../db/tables/purchases.ts'
import { tickets } from '../../../db/tables/tickets.ts'
import type { Purchase } from '../../../purchases/purchase-handler.ts'
import { issueTickets } from './issue-tickets.ts'

const REMIND_HOURS = 24

/**
 * What belongs to an order that is confirmed: a ticket for every seat, the e-mail with them, and what its buyer and its seller are told. Done
 * again, it changes nothing.
 * @throws {TypeError} the order has no event.
 */
export async function completeOrder(tx: Tx, order: Purchase, signer: TicketSigner): Promise<void> {
  const { id, event } = order
  if (event === null) throw new TypeError(`order ${id} has no event`)
  await issueTickets(tx, { ...order, event }, signer)
  await tx.execute(sql`
    insert into purchase_tasks (purchase, kind, due_at)
    select ${id}, task.kind, task.due_at from events, lateral (values
      ('letter', now()), ('tell-paid', now()), ('tell-sale', now()), ('tell-tomorrow', from_time - make_interval(hours => ${REMIND_HOURS}))
    ) task (kind, due_at)
    where id = ${event} and (task.kind <> 'tell-tomorrow' or task.due_at > now())
    on conflict do nothing`)
}

/** The tickets of orders open no gate any more, and their buyers are not reminded. */
export async function voidOrders(tx: Tx, ids: readonly number[]): Promise<void> {
  const all = [...ids]
  // A request that passes a ticket on holds the order too: none of its tickets may be made valid meanwhile.
  await tx.select({ id: purchases.id }).from(purchases).where(inArray(purchases.id, all)).orderBy(purchases.id).for('no key update')
  // In the order of their ids, as gates hold them that bring scans of several.
  const valid = and(inArray(tickets.purchase, all), eq(tickets.state, 'valid'))
  const held = tx.select({ id: tickets.id }).from(tickets).where(valid).orderBy(tickets.id).for('no key update')
  await tx.update(tickets).set({ state: 'void', ended_at: sql`now()` }).where(inArray(tickets.id, held))
  const reminders = and(inArray(purchase_tasks.purchase, all), eq(purchase_tasks.kind, 'tell-tomorrow'), isNotNull(purchase_tasks.due_at))
  await tx.delete(purchase_tasks).where(reminders)
}
