import { and, eq, ne } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { SellerForm } from '#contract/sellers/sellers.ts'
import { freeName, requireNotFreedLately } from '../../db/accounts/freed-names.ts'
import { isTaken } from '../../db/connection/faults.ts'
import type { Database } from '../../db/connection/open.ts'
import type { Listing } from '../../db/listing.ts'
import { LISTINGS } from '../../db/resources.ts'
import { learnSellerWords, sellerTermColumn } from '../../db/sellers/seller-words.ts'
import { seller_profiles } from '../../db/tables/sellers.ts'

/**
 * Changes a shop; with its name or district the words by which its items are found.
 * @throws {Problem} stale — it was changed since that version; taken — the `slug` is another shop's, or was lately; not-found — the shop is gone.
 */
export async function editShop(db: Database['db'], user_id: number, { version, ...form }: SellerForm): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      const mine = eq(seller_profiles.user_id, user_id)
      const [before] = await tx
        .select({ full_name: seller_profiles.full_name, slug: seller_profiles.slug, district: seller_profiles.district, version: seller_profiles.version })
        .from(seller_profiles)
        .where(mine)
        .for('update')
      if (!before) throw new Problem('not-found')
      if (version !== undefined && version !== before.version) throw new Problem('stale', { facts: { version: before.version } })
      const others = and(eq(seller_profiles.slug, form.slug), ne(seller_profiles.user_id, user_id))
      if ((await tx.$count(seller_profiles, others)) > 0) throw new Problem('taken', { fields: { slug: 'taken' } })
      await learnSellerWords(tx, [form])
      await tx
        .update(seller_profiles)
        .set({ ...form, ...sellerTermColumn(form), version: before.version + 1 })
        .where(mine)
      if (before.slug !== form.slug) {
        await requireNotFreedLately(tx, { kind: 'shop', name: form.slug, user_id })
        await freeName(tx, { kind: 'shop', name: before.slug, user_id })
      }
      const [isRenamed, isMoved] = [before.full_name !== form.full_name, before.district !== form.district]
      const touched = LISTINGS.filter((one: Listing) => isRenamed || (isMoved && one.isFoundByDistrict))
      for (const { renameSeller } of touched) await renameSeller?.(tx, user_id, form.full_name)
    })
  } catch (error) {
    // Another account was quicker, in the time that the check before took.
    if (isTaken(error)) throw new Problem('taken', { fields: { slug: 'taken' }, cause: error })
    throw error
  }
}
