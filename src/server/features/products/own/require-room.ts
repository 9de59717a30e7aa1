import { and, eq, ne } from 'drizzle-orm'
import { UNVERIFIED_LIMITS } from '#contract/accounts/unverified-limits.ts'
import { Problem } from '#contract/core/problem.ts'
import { PRODUCT_LIMITS } from '#contract/products/product-limits.ts'
import { beyond, isUnverified } from '../../../db/accounts/unverified.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { users } from '../../../db/tables/accounts.ts'
import { products } from '../../../db/tables/products.ts'

/** One at a time, so that what is counted holds. */
const holdCount = (tx: Pick<Tx, 'select'>, seller: number) => tx.select({ id: users.id }).from(users).where(eq(users.id, seller)).for('no key update')

/**
 * Lets pass so many new products of a seller.
 * @throws {Problem} bad-input — `title: too-many`.
 */
export async function requireShelf(tx: Pick<Tx, '$count' | 'select'>, seller: number, more = 1): Promise<void> {
  await holdCount(tx, seller)
  if ((await tx.$count(products, eq(products.seller, seller))) + more > PRODUCT_LIMITS.perSeller)
    throw new Problem('bad-input', { fields: { title: 'too-many' } })
}

/**
 * Lets pass one more product on sale of a seller whose e-mail is not verified. To be asked only where one goes on sale that was not.
 * @param besides a product of theirs that does not count.
 * @throws {Problem} unverified-limit
 */
export async function requireRoom(tx: Pick<Tx, '$count' | 'select'>, { seller, besides = 0 }: { seller: number; besides?: number }): Promise<void> {
  if (!(await isUnverified(tx, seller))) return
  await holdCount(tx, seller)
  const onSale = and(eq(products.seller, seller), products.is_active, ne(products.id, besides))
  if ((await tx.$count(products, onSale)) >= UNVERIFIED_LIMITS.productsMost) throw beyond('productsMost')
}
