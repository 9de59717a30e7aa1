import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/connection/in-transaction.ts'
import { purchases } from '../db/tables/purchases.ts'
import { handlerOf, type PurchaseHandlers } from './purchase-handler.ts'

/**
 * What belongs to a purchase from the moment on that it is confirmed, by its kind. In the transaction that confirms it, after its state was
 * set. Done again, it changes nothing.
 * @throws {TypeError} the purchase is not confirmed.
 */
export async function completePurchase(tx: Tx, id: number, handlers: PurchaseHandlers): Promise<void> {
  const [purchase] = await tx
    .update(purchases)
    .set({ confirmed_at: sql`coalesce(${purchases.confirmed_at}, now())` })
    .where(and(eq(purchases.id, id), eq(purchases.state, 'confirmed')))
    .returning()
  if (!purchase) throw new TypeError(`purchase ${id} is not confirmed`)
  await handlerOf(handlers, purchase).complete(tx, purchase)
}
