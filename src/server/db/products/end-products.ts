import { and, eq, ne, or, sql } from 'drizzle-orm'
import { endCases } from '../cases/end-cases.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { delivery_options, products, shops } from '../tables/products.ts'

/** Ends what an account that is deleted sells: nothing of it can be ordered any more, and its shop is gone. Orders that have it keep what they were placed with. */
export async function endProducts(tx: Pick<Tx, 'update' | 'delete' | 'execute'>, user_id: number): Promise<void> {
  await closeProducts(tx, user_id)
  await endCases(tx, 'product', sql`select id from products where seller = ${user_id}`)
  await tx
    .update(products)
    .set({ taken_off_reason: '' })
    .where(and(eq(products.seller, user_id), ne(products.taken_off_reason, '')))
  await tx.delete(delivery_options).where(eq(delivery_options.seller, user_id))
  await tx.delete(shops).where(eq(shops.seller, user_id))
}

/** Takes what a seller has on sale off: it cannot be ordered any more, nor when staff restore what they had taken off. */
export const closeProducts = (tx: Pick<Tx, 'update'>, user_id: number): Promise<unknown> =>
  tx
    .update(products)
    .set({ is_active: false, was_public: false, version: sql`${products.version} + 1`, updated_at: sql`now()` })
    .where(and(eq(products.seller, user_id), or(products.is_active, products.was_public)))
