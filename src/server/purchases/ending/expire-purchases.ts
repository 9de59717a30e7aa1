import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { inTransaction, type Tx } from '../../db/connection/in-transaction.ts'
import type { Database } from '../../db/connection/open.ts'
import { purchases } from '../../db/tables/purchases.ts'
import { runEach } from '../concurrency/run-each.ts'
import type { PurchaseHandlers } from '../purchase-handler.ts'
import { dueHolds, staleDrafts } from './due-purchases.ts'
import { endPurchases, type LockedPurchase } from './end-purchases.ts'

const AT_ONCE = 100

interface Parts {
  db: Database['db']
  handlers: PurchaseHandlers
}

const NOT_PAID = { to: 'expired', reason: 'not-paid', by: 'service' } as const

/**
 * Ends every purchase that was not paid in time and forgets purchases that were begun and left empty. Several may do so at once: each takes
 * what no other has. Gives how many are gone.
 * @throws {AggregateError} some could not be ended; all others are.
 */
export async function expirePurchases({ db, handlers }: Parts): Promise<number> {
  let gone = 0
  const expire = () => inTransaction(db, (tx) => expireSome(tx, handlers)).catch(() => expireSingly({ db, handlers }))
  const sweep = () => inTransaction(db, sweepSome)
  await runEach([expire, sweep], async (one) => {
    for (let some: number = AT_ONCE; some === AT_ONCE; gone += some) some = await one()
  })
  return gone
}

export const dueHoldsSql = (): SQL =>
  sql`select id, kind, state, coupon from purchases where ${dueHolds()} order by hold_expires_at limit ${AT_ONCE} for update skip locked`

export const staleDraftsSql = (): SQL => sql`select id from purchases where ${staleDrafts()} order by created_at limit ${AT_ONCE} for update skip locked`

async function expireSome(tx: Tx, handlers: PurchaseHandlers): Promise<number> {
  const { rows } = await tx.execute<LockedPurchase & Record<string, unknown>>(dueHoldsSql())
  return endPurchases(tx, rows, { ...NOT_PAID, handlers })
}

/** One that cannot be ended is in the way of all that are ended with it. @throws {AggregateError} that one */
async function expireSingly({ db, handlers }: Parts): Promise<number> {
  const { id, kind, coupon, hold_expires_at } = purchases
  const due = await db.select({ id }).from(purchases).where(dueHolds()).orderBy(hold_expires_at).limit(AT_ONCE)
  let gone = 0
  await runEach(due, async (one) => {
    gone += await inTransaction(db, async (tx) => {
      const held = await tx
        .select({ id, kind, coupon })
        .from(purchases)
        .where(and(eq(id, one.id), dueHolds()))
        .for('update', { skipLocked: true })
      return endPurchases(
        tx,
        held.map((purchase) => ({ ...purchase, state: 'held' })),
        { ...NOT_PAID, handlers },
      )
    })
  })
  return gone
}

async function sweepSome(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(staleDraftsSql())
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(purchases).where(inArray(purchases.id, ids))
  return ids.length
}

/**
 * Ends what is due among some purchases, so that no buyer is refused for a hold that has run out; waits for a transaction that is doing so.
 * Gives whether any was due.
 */
export async function expireDue(tx: Tx, which: SQL, handlers: PurchaseHandlers): Promise<boolean> {
  const due = await tx.select({ id: purchases.id }).from(purchases).where(and(which, dueHolds()))
  if (due.length === 0) return false
  const ids = due.map(({ id }) => id)
  const { id, kind, coupon } = purchases
  const held = await tx
    .select({ id, kind, coupon })
    .from(purchases)
    .where(and(inArray(id, ids), which, dueHolds()))
    .orderBy(asc(id))
    .for('update')
  await endPurchases(
    tx,
    held.map((one) => ({ ...one, state: 'held' as const })),
    { ...NOT_PAID, handlers },
  )
  return true
}
