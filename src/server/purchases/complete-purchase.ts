import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Tx } from '../db/connection/in-transaction.ts'
import { purchases } from '../db/tables/purchases.ts'
import { handlerOf, type PurchaseHandlers } from './purchase-handler.ts'

/**
 * Confirms a purchase, and gives what belongs to one from that moment on, by its kind. The caller holds it and has decided so; what was given before is not
 * given again. One that is confirmed when it is written has `confirmed_at` from then, and needs no change.
 * @throws {TypeError} it was called off: nothing brings it back.
 */
export async function completePurchase(tx: Tx, id: number, handlers: PurchaseHandlers): Promise<void> {
  const [purchase] = await tx
    .update(purchases)
    .set({ state: 'confirmed', reason: null, hold_expires_at: null, confirmed_at: sql`coalesce(${purchases.confirmed_at}, now())`, updated_at: sql`now()` })
    .where(and(eq(purchases.id, id), notInArray(purchases.state, ['cancelled', 'refund_due', 'refunded'])))
    .returning()
  if (!purchase) throw new TypeError(`purchase ${id} was called off`)
  await handlerOf(handlers, purchase).complete(tx, purchase)
}
