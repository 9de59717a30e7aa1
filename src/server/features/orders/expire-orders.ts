import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { inTransaction, type Tx } from '../../db/in-transaction.ts'
import type { Database } from '../../db/open.ts'
import { event_orders } from '../../db/tables/orders.ts'
import { dueHolds, staleDrafts } from './due-orders.ts'
import { endOrders, type HeldOrder } from './end-orders.ts'

const AT_ONCE = 100
const NOT_PAID = { to: 'expired', reason: 'not-paid', by: 'service' } as const

/**
 * Ends every order that was not paid in time and forgets orders that were begun and left empty. Several may do so at once: each takes
 * what no other has. Gives how many are gone.
 */
export async function expireOrders(db: Database['db']): Promise<number> {
  let gone = 0
  for (const one of [expireSome, sweepSome]) {
    let some: number
    do {
      some = await inTransaction(db, one)
      gone += some
    } while (some === AT_ONCE)
  }
  return gone
}

export const dueHoldsSql = (): SQL =>
  sql`select id, state, coupon from event_orders where ${dueHolds()} order by hold_expires_at limit ${AT_ONCE} for update skip locked`

export const staleDraftsSql = (): SQL => sql`select id from event_orders where ${staleDrafts()} order by created_at limit ${AT_ONCE} for update skip locked`

async function expireSome(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<HeldOrder & Record<string, unknown>>(dueHoldsSql())
  return endOrders(tx, rows, NOT_PAID)
}

async function sweepSome(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(staleDraftsSql())
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(event_orders).where(inArray(event_orders.id, ids))
  return ids.length
}

/**
 * Ends what is due of one event, so that nobody is refused for a hold that has run out; whoever is just doing so is waited for. Gives whether any was due.
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
