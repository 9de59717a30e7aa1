import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { event_orders } from '../../../db/tables/orders.ts'
import { dueHolds, staleDrafts } from './due-orders.ts'
import { endOrders, type LockedOrder } from './end-orders.ts'
import { runEach } from './run-each.ts'

const AT_ONCE = 100
const NOT_PAID = { to: 'expired', reason: 'not-paid', by: 'service' } as const

/**
 * Ends every order that was not paid in time and forgets orders that were begun and left empty. Several may do so at once: each takes
 * what no other has. Gives how many are gone.
 * @throws {AggregateError} some could not be ended; all others are.
 */
export async function expireOrders(db: Database['db']): Promise<number> {
  let gone = 0
  const expire = () => inTransaction(db, expireSome).catch(() => expireSingly(db))
  const sweep = () => inTransaction(db, sweepSome)
  await runEach([expire, sweep], async (one) => {
    for (let some: number = AT_ONCE; some === AT_ONCE; gone += some) some = await one()
  })
  return gone
}

export const dueHoldsSql = (): SQL =>
  sql`select id, state, coupon from event_orders where ${dueHolds()} order by hold_expires_at limit ${AT_ONCE} for update skip locked`

export const staleDraftsSql = (): SQL => sql`select id from event_orders where ${staleDrafts()} order by created_at limit ${AT_ONCE} for update skip locked`

async function expireSome(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<LockedOrder & Record<string, unknown>>(dueHoldsSql())
  return endOrders(tx, rows, NOT_PAID)
}

/** One that cannot be ended is in the way of all that are ended with it. @throws {AggregateError} that one */
async function expireSingly(db: Database['db']): Promise<number> {
  const { id, coupon, hold_expires_at } = event_orders
  const due = await db.select({ id }).from(event_orders).where(dueHolds()).orderBy(hold_expires_at).limit(AT_ONCE)
  let gone = 0
  await runEach(due, async (one) => {
    gone += await inTransaction(db, async (tx) => {
      const held = await tx
        .select({ id, coupon })
        .from(event_orders)
        .where(and(eq(id, one.id), dueHolds()))
        .for('update', { skipLocked: true })
      return endOrders(
        tx,
        held.map((order) => ({ ...order, state: 'held' })),
        NOT_PAID,
      )
    })
  })
  return gone
}

async function sweepSome(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(staleDraftsSql())
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(event_orders).where(inArray(event_orders.id, ids))
  return ids.length
}

/**
 * Ends what is due of one event, so that no buyer is refused for a hold that has run out; waits for a transaction that is doing so. Gives whether any was due.
 * @param more only those that fit this too.
 */
export async function expireDueOf(tx: Tx, event: number, more?: SQL): Promise<boolean> {
  const ofEvent = and(eq(event_orders.event, event), dueHolds(), more)
  const due = await tx.select({ id: event_orders.id }).from(event_orders).where(ofEvent)
  if (due.length === 0) return false
  const mine = and(
    inArray(
      event_orders.id,
      due.map(({ id }) => id),
    ),
    ofEvent,
  )
  const held = await tx.select({ id: event_orders.id, coupon: event_orders.coupon }).from(event_orders).where(mine).orderBy(asc(event_orders.id)).for('update')
  await endOrders(
    tx,
    held.map((one) => ({ ...one, state: 'held' as const })),
    NOT_PAID,
  )
  return true
}
