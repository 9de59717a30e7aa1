import { and, eq, inArray, sql } from 'drizzle-orm'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import { event_orders } from '../../../db/tables/orders.ts'
import { payment_attempts } from '../../../db/tables/payments.ts'
import { beginConfirmingAll, closeAttempts } from '../payment/attempts.ts'
import type { PaymentParts } from '../payment/payment-parts.ts'
import { duePayments } from './due-orders.ts'
import { endOrders } from './end-orders.ts'
import { runEach } from './run-each.ts'

const AT_ONCE = 100

type Parts = Pick<PaymentParts, 'db'>

/** What is due, and nothing else, is read. */
export const duePaymentsSql = (state: 'paying' | 'confirming') =>
  sql`select id, coupon from event_orders where ${duePayments(state)} order by hold_expires_at limit ${AT_ONCE} for update skip locked`

/**
 * Ends the waiting of every order whose time is over: of a payment page, then it waits for the gateway's word; and of that word, then it waits
 * no longer. The gateway is never asked from here: seats come back in time however slow it is, and however many there are. Several processes
 * may do so at once.
 * @throws {AggregateError} some could not be ended; all others are.
 */
export const endWaiting = (parts: Parts): Promise<void> => runEach([endPaying, endConfirming], (step) => step(parts))

/** Pages whose time is over: what came of them is asked from now on, and the seats stay until it is known. */
export async function endPaying({ db }: Parts): Promise<void> {
  for (let some = AT_ONCE; some === AT_ONCE; ) {
    some = await inTransaction(db, async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(duePaymentsSql('paying'))
      await beginConfirmingAll(
        tx,
        rows.map(({ id }) => id),
        'service',
      )
      return rows.length
    })
  }
}

/** Orders that have waited long enough for the gateway's word: they give their seats back. Money may still come late. */
export async function endConfirming({ db }: Parts): Promise<void> {
  for (let some = AT_ONCE; some === AT_ONCE; ) some = await inTransaction(db, endSome).catch(() => endSingly(db))
}

async function endSome(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<Confirming & Record<string, unknown>>(duePaymentsSql('confirming'))
  await expire(tx, rows)
  return rows.length
}

interface Confirming {
  id: number
  coupon: number | null
}

/** One that cannot be ended is in the way of all that are ended with it. @throws {AggregateError} that one */
async function endSingly(db: Parts['db']): Promise<number> {
  const { id, coupon, hold_expires_at } = event_orders
  const due = await db.select({ id }).from(event_orders).where(duePayments('confirming')).orderBy(hold_expires_at).limit(AT_ONCE)
  await runEach(due, (one) =>
    inTransaction(db, async (tx) => {
      const stillDue = and(eq(id, one.id), duePayments('confirming'))
      await expire(tx, await tx.select({ id, coupon }).from(event_orders).where(stillDue).for('update', { skipLocked: true }))
    }),
  )
  return due.length
}

async function expire(tx: Tx, orders: readonly Confirming[]): Promise<void> {
  if (orders.length === 0) return
  const ids = orders.map(({ id }) => id)
  await closeAttempts(tx, inArray(payment_attempts.event_order, ids), 'expired')
  await endOrders(
    tx,
    orders.map(({ id, coupon }) => ({ id, coupon, state: 'confirming' as const })),
    { to: 'expired', reason: 'not-paid', by: 'service' },
  )
}
