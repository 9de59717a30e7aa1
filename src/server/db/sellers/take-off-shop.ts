import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { PERSONAL_DATA } from '../personal-data-of-nouns.ts'
import { users } from '../tables/accounts.ts'
import { seller_profiles } from '../tables/sellers.ts'
import { notifyOwner } from '../taken-off/notify-owner.ts'

/** Waits for what the owner is posting at this moment: that is taken off, or comes back, with the rest. */
export async function holdShop(tx: Tx, user_id: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('update')
}

/** Takes a shop off with what it has on the market, and tells its owner, who can post nothing until it is restored. The same again changes nothing. */
export async function takeOffShop(tx: Tx, user_id: number, reason: string): Promise<void> {
  await holdShop(tx, user_id)
  const [off] = await tx
    .update(seller_profiles)
    .set({ taken_off_at: sql`now()`, taken_off_reason: reason })
    .where(and(eq(seller_profiles.user_id, user_id), isNull(seller_profiles.taken_off_at)))
    .returning({ title: seller_profiles.full_name })
  if (!off) return
  for (const { takeOffWithShop } of PERSONAL_DATA) await takeOffWithShop?.(tx, user_id, reason)
  await notifyOwner(tx, { kind: 'taken-off', owner: user_id, subject: 'seller', about: user_id, title: off.title, reason })
}

/**
 * Restores a shop with what went with it; what was called off stays so.
 * @throws {Problem} bad-state — it is not off, or is gone.
 */
export async function restoreShop(tx: Tx, user_id: number, reason: string): Promise<void> {
  await holdShop(tx, user_id)
  const [back] = await tx
    .update(seller_profiles)
    .set({ taken_off_at: null, taken_off_reason: '' })
    .where(and(eq(seller_profiles.user_id, user_id), isNotNull(seller_profiles.taken_off_at)))
    .returning({ title: seller_profiles.full_name })
  if (!back) throw new Problem('bad-state')
  for (const { restoreWithShop } of PERSONAL_DATA) await restoreWithShop?.(tx, user_id)
  await notifyOwner(tx, { kind: 'restored', owner: user_id, subject: 'seller', about: user_id, title: back.title, reason })
}
