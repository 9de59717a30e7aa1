import { asc, eq, sql } from 'drizzle-orm'
import { reachOf } from '#contract/products/delivery-rules.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { delivery_options, shops } from '../tables/products.ts'

/**
 * Writes what all delivery options of a shop together reach: part of every change of an option, in its transaction, after the shop's row is locked.
 * It is a change by the seller.
 */
export async function keepReach(tx: Pick<Tx, 'select' | 'insert'>, seller: number): Promise<void> {
  const options = await tx.select().from(delivery_options).where(eq(delivery_options.seller, seller)).orderBy(asc(delivery_options.id))
  const { to, free_from } = reachOf(options)
  const reach = { delivers_everywhere: to === null, delivers_to: to ?? [], free_from }
  await tx
    .insert(shops)
    .values({ seller, ...reach })
    .onConflictDoUpdate({ target: shops.seller, set: { ...reach, version: sql`${shops.version} + 1`, updated_at: sql`now()` } })
}
