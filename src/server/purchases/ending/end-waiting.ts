import { and, eq, inArray, sql } from 'drizzle-orm'
import { inTransaction, type Tx } from '../../db/connection/in-transaction.ts'
import { payment_attempts } from '../../db/tables/payments.ts'
import { purchases } from '../../db/tables/purchases.ts'
import { runEach } from '../concurrency/run-each.ts'
import { beginConfirmingAll, closeAttempts } from '../payment/attempts.ts'
import type { PaymentParts } from '../payment/payment-parts.ts'
import type { Purchase, PurchaseHandlers } from '../purchase-handler.ts'
import { duePayments } from './due-purchases.ts'
import { endPurchases } from './end-purchases.ts'

const AT_ONCE = 100

type Parts = Pick<PaymentParts, 'db' | 'handlers'>

/** What is due, and nothing else, is read. */
export const duePaymentsSql = (state: 'paying' | 'confirming') =>
  sql`select id, kind, coupon from purchases where ${duePayments(state)} order by hold_expires_at limit ${AT_ONCE} for update skip locked`

/**
 * Ends the waiting of every purchase whose time is over: of a payment page, then it waits for the gateway's word; and of that word, then it waits
 * no longer. The gateway is never asked from here: what is held comes back in time however slow it is, and however many there are. Several processes
 * may do so at once.
 * @throws {AggregateError} some could not be ended; all others are.
 */
export const endWaiting = (parts: Parts): Promise<void> => runEach([endPaying, endConfirming], (step) => step(parts))

/** Pages whose time is over: what came of them is asked from now on, and what they hold stays until it is known. */
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

/** Purchases that have waited long enough for the gateway's word: they give back what they hold. Money may still come late. */
export async function endConfirming(parts: Parts): Promise<void> {
  for (let some = AT_ONCE; some === AT_ONCE; ) some = await inTransaction(parts.db, (tx) => endSome(tx, parts.handlers)).catch(() => endSingly(parts))
}

async function endSome(tx: Tx, handlers: PurchaseHandlers): Promise<number> {
  const { rows } = await tx.execute<Confirming & Record<string, unknown>>(duePaymentsSql('confirming'))
  await expire(tx, rows, handlers)
  return rows.length
}

type Confirming = Pick<Purchase, 'id' | 'kind' | 'coupon'>

/** One that cannot be ended is in the way of all that are ended with it. @throws {AggregateError} that one */
async function endSingly({ db, handlers }: Parts): Promise<number> {
  const { id, kind, coupon, hold_expires_at } = purchases
  const due = await db.select({ id }).from(purchases).where(duePayments('confirming')).orderBy(hold_expires_at).limit(AT_ONCE)
  await runEach(due, (one) =>
    inTransaction(db, async (tx) => {
      const stillDue = and(eq(id, one.id), duePayments('confirming'))
      await expire(tx, await tx.select({ id, kind, coupon }).from(purchases).where(stillDue).for('update', { skipLocked: true }), handlers)
    }),
  )
  return due.length
}

async function expire(tx: Tx, all: readonly Confirming[], handlers: PurchaseHandlers): Promise<void> {
  if (all.length === 0) return
  const ids = all.map(({ id }) => id)
  await closeAttempts(tx, inArray(payment_attempts.purchase, ids), 'expired')
  await endPurchases(
    tx,
    all.map((one) => ({ ...one, state: 'confirming' as const })),
    { to: 'expired', reason: 'not-paid', by: 'service', handlers },
  )
}
