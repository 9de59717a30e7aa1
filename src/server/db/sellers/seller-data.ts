import { eq, inArray, sql } from 'drizzle-orm'
import { freeName } from '../accounts/freed-names.ts'
import { endCases } from '../cases/end-cases.ts'
import type { PersonalData } from '../personal-data.ts'
import { galleries, gallery_items } from '../tables/galleries.ts'
import { seller_profiles, trade_licences } from '../tables/sellers.ts'

/** A seller's shop, the pictures and films of its profile, and its trade licence. With its person they are gone, and its name is kept from others for a while. */
export const SELLER_DATA: PersonalData = {
  exportOf: async (db, user_id) => {
    const [row] = await db.select().from(seller_profiles).where(eq(seller_profiles.user_id, user_id))
    const { search_words: _, gallery: _gallery, ...shop } = row ?? { search_words: null, gallery: null }
    const { kind, bytes, sent_at, state, decided_at, reason } = trade_licences
    const [licence] = await db.select({ kind, bytes, sent_at, state, decided_at, reason }).from(trade_licences).where(eq(trade_licences.user_id, user_id))
    return { seller: row ? shop : null, trade_licence: licence ?? null }
  },
  end: async (tx, user_id) => {
    await endCases(tx, 'seller', [user_id])
    const papers = await tx.delete(trade_licences).where(eq(trade_licences.user_id, user_id)).returning({ key: trade_licences.file_key })
    const shops = await tx
      .delete(seller_profiles)
      .where(eq(seller_profiles.user_id, user_id))
      .returning({ picture: seller_profiles.profile_picture, slug: seller_profiles.slug, gallery: seller_profiles.gallery })
    const shown = inArray(
      gallery_items.gallery,
      shops.map(({ gallery }) => gallery ?? 0),
    )
    const items = await tx.delete(gallery_items).where(shown).returning({ file: gallery_items.file })
    await tx.delete(galleries).where(
      inArray(
        galleries.id,
        shops.map(({ gallery }) => gallery ?? 0),
      ),
    )
    for (const { slug } of shops) await freeName(tx, { kind: 'shop', name: slug, user_id })
    return { pictures: [...shops.map(({ picture }) => picture), ...items.map(({ file }) => file)], private_files: papers.map(({ key }) => key) }
  },
  privateFiles: sql`select file_key from trade_licences`,
  pictures: (among) => sql`select user_id, profile_picture from seller_profiles where ${among(sql`user_id`)}`,
}
