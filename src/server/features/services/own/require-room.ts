import { and, eq, ne } from 'drizzle-orm'
import { UNVERIFIED_LIMITS } from '#contract/accounts/unverified-limits.ts'
import { Problem } from '#contract/core/problem.ts'
import { SERVICE_LIMITS } from '#contract/services/service-limits.ts'
import { beyond, isUnverified } from '../../../db/accounts/unverified.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { users } from '../../../db/tables/accounts.ts'
import { services } from '../../../db/tables/services.ts'

/** One at a time, so that what is counted holds. */
const holdCount = (tx: Pick<Tx, 'select'>, seller: number) => tx.select({ id: users.id }).from(users).where(eq(users.id, seller)).for('no key update')

/**
 * Lets pass one more service of a seller.
 * @throws {Problem} bad-input — `title: too-many`.
 */
export async function requirePlace(tx: Pick<Tx, '$count' | 'select'>, seller: number): Promise<void> {
  await holdCount(tx, seller)
  if ((await tx.$count(services, eq(services.seller, seller))) >= SERVICE_LIMITS.perSeller) throw new Problem('bad-input', { fields: { title: 'too-many' } })
}

/**
 * Lets pass one more active service of a seller whose e-mail is not verified. To be asked only where one becomes active that was not.
 * @param besides a service of theirs that does not count.
 * @throws {Problem} unverified-limit
 */
export async function requireRoom(tx: Pick<Tx, '$count' | 'select'>, { seller, besides = 0 }: { seller: number; besides?: number }): Promise<void> {
  if (!(await isUnverified(tx, seller))) return
  await holdCount(tx, seller)
  const active = and(eq(services.seller, seller), services.is_active, ne(services.id, besides))
  if ((await tx.$count(services, active)) >= UNVERIFIED_LIMITS.servicesMost) throw beyond('servicesMost')
}
