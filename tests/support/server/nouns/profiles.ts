import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/connection/open.ts'
import { galleries, gallery_items } from '#server/db/tables/galleries.ts'
import { seller_profiles } from '#server/db/tables/sellers.ts'

type Item = Partial<Omit<typeof gallery_items.$inferInsert, 'gallery' | 'of_profile'>>

/** Gives a profile that has none a gallery of these, without the work of storing files; gives their ids. */
export async function fillProfile(db: Pick<Database['db'], 'insert' | 'update'>, seller: number, items: readonly Item[]): Promise<number[]> {
  const [made] = await db.insert(galleries).values({ owner: seller }).returning()
  await db.update(seller_profiles).set({ gallery: made!.id }).where(eq(seller_profiles.user_id, seller))
  const rows = await db
    .insert(gallery_items)
    .values(items.map((item, position) => ({ position, name: '', ...item, gallery: made!.id, of_profile: true })))
    .returning({ id: gallery_items.id })
  return rows.map(({ id }) => id)
}
