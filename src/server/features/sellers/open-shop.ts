import { and, eq, isNull } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { SellerForm } from '#contract/sellers/sellers.ts'
import { requireNotFreedLately } from '../../db/accounts/freed-names.ts'
import type { Database } from '../../db/connection/open.ts'
import { LISTINGS } from '../../db/resources.ts'
import { learnSellerWords, sellerTermColumn } from '../../db/sellers/seller-words.ts'
import { users } from '../../db/tables/accounts.ts'
import { seller_profiles } from '../../db/tables/sellers.ts'

interface Tools {
  db: Database['db']
  /** Records that it happened, in the same transaction. */
  note: (tx: Pick<Database['db'], 'insert'>) => Promise<void>
}

/**
 * Makes an account a seller.
 * @throws {Problem} taken — the `slug` is another shop's, or was lately, or the account has a shop already (`seller`); not-signed-in — it was deleted
 * meanwhile.
 */
export async function openShop({ db, note }: Tools, user_id: number, { version: _, ...form }: SellerForm): Promise<void> {
  await db.transaction(async (tx) => {
    const mine = and(eq(users.id, user_id), isNull(users.deleted_at))
    // Held, so that a shop cannot open in an account that is just being deleted.
    const [owner] = await tx.select({ id: users.id }).from(users).where(mine).for('update')
    if (!owner) throw new Problem('not-signed-in')
    const made = await tx
      .insert(seller_profiles)
      .values({ ...form, ...sellerTermColumn(form), user_id })
      .onConflictDoNothing()
      .returning({ user_id: seller_profiles.user_id })
    if (made.length === 0) {
      const own = await tx.$count(seller_profiles, eq(seller_profiles.user_id, user_id))
      throw new Problem('taken', { fields: own > 0 ? { seller: 'taken' } : { slug: 'taken' } })
    }
    await requireNotFreedLately(tx, { kind: 'shop', name: form.slug, user_id })
    await learnSellerWords(tx, [form])
    // What they have posted from a page of their own is the shop's from now on.
    for (const { renameSeller } of LISTINGS) await renameSeller?.(tx, user_id, form.full_name)
    await note(tx)
  })
}
