import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { type EventMessage, SALES_LIMITS, type sendMessage as sending } from '#contract/events/sales.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { ownEvent } from '../../../db/events/own-event.ts'
import { users } from '../../../db/tables/accounts.ts'
import { event_tickets } from '../../../db/tables/events.ts'
import { event_message_orders, event_messages } from '../../../db/tables/messages.ts'

const LISTED = 200

/**
 * What was written to those who come to one's own event, the latest first.
 * @throws {Problem} not-found — there is no such event, or it is another's.
 */
export async function listMessages(db: Database['db'], seller: number, event_id: number): Promise<EventMessage[]> {
  await ownEvent(db, seller, event_id)
  return readMessages(db, eq(event_messages.event, event_id))
}

/**
 * Writes to every buyer who has a good order of one's own event at this moment, or one with a kind of ticket; the rounds tell them. The same
 * key again is the same message.
 * @throws {Problem} not-found — there is no such event or kind of ticket, or it is another's; too-many-requests — three in a day, with the
 * seconds until there may be another.
 */
export function sendMessage(db: Database['db'], seller: number, body: BodyOf<typeof sending>): Promise<EventMessage> {
  const { event_id, client_key, event_ticket, text } = body
  return inTransaction(db, async (tx) => {
    // One at a time, so that the count holds; checkouts go on.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, seller)).for('no key update')
    await ownEvent(tx, seller, event_id)
    const [before] = await readMessages(tx, and(eq(event_messages.event, event_id), eq(event_messages.client_key, client_key)))
    if (before) return before
    if (event_ticket !== null) await requireKind(tx, event_id, event_ticket)
    await requireRoom(tx, event_id)
    const [made] = await tx.insert(event_messages).values({ event: event_id, event_ticket, text, client_key }).returning({ id: event_messages.id })
    if (!made) throw new TypeError('a message was not written')
    const ofKind = sql`exists (select from event_order_items i where i.purchase = o.id and i.event_ticket = ${event_ticket})`
    await tx.execute(sql`
      insert into event_message_orders (message, purchase)
      select ${made.id}, o.id from purchases o where o.event = ${event_id} and o.state = 'confirmed' and ${event_ticket === null ? sql`true` : ofKind}`)
    const [message] = await readMessages(tx, eq(event_messages.id, made.id))
    if (!message) throw new TypeError('a message is gone again')
    return message
  })
}

async function requireKind(tx: Tx, event_id: number, id: number): Promise<void> {
  const found = await tx
    .select({ id: event_tickets.id })
    .from(event_tickets)
    .where(and(eq(event_tickets.id, id), eq(event_tickets.event, event_id)))
  if (found.length === 0) throw new Problem('not-found')
}

async function requireRoom(tx: Tx, event_id: number): Promise<void> {
  const { rows } = await tx.execute<{ seconds: number }>(sql`
    select ceil(extract(epoch from created_at + interval '1 day' - now()))::int as seconds from event_messages
    where event = ${event_id} and created_at > now() - interval '1 day' order by id desc offset ${SALES_LIMITS.messagesADay - 1} limit 1`)
  if (rows[0]) throw new Problem('too-many-requests', { retryAfterSeconds: Math.max(1, rows[0].seconds) })
}

const readMessages = (db: Pick<Tx, 'select'>, where: SQL | undefined): Promise<EventMessage[]> => {
  const { id, text, event_ticket, created_at } = event_messages
  const told = sql<number>`count(${event_message_orders.done_at})::int`
  return db
    .select({ id, text, event_ticket, sent_at: created_at, orders: sql<number>`count(${event_message_orders.purchase})::int`, told })
    .from(event_messages)
    .leftJoin(event_message_orders, eq(event_message_orders.message, id))
    .where(where)
    .groupBy(id)
    .orderBy(desc(id))
    .limit(LISTED)
}
