import { eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { payment_attempts } from '../../db/tables/payments.ts'
import { purchases } from '../../db/tables/purchases.ts'

const { id, number, kind, method, advance, language, state } = purchases
const PURCHASE = { id, number, kind, method, advance, language, state }
const LAST = sql`(select of_purchase.id from ${payment_attempts} of_purchase where of_purchase.purchase = ${purchases.id} order by of_purchase.n desc limit 1)`

/**
 * How far a purchase is with its payment, and its attempt that was begun last, if any. In one statement: read one after the other, a purchase that
 * is still being paid could meet an attempt that has just been.
 */
export async function readPaymentState(db: Pick<Tx, 'select'>, which: SQL | undefined) {
  const [found] = await db
    .select({ ...PURCHASE, last: payment_attempts })
    .from(purchases)
    .leftJoin(payment_attempts, eq(payment_attempts.id, LAST))
    .where(which)
  return found && { ...found, last: found.last ?? undefined }
}
