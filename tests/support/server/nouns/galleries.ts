import { eq } from 'drizzle-orm'
import type { Faq } from '#contract/faqs/faqs.ts'
import type { Database } from '#server/db/connection/open.ts'
import { events } from '#server/db/tables/events.ts'
import { faq_lists, faqs } from '#server/db/tables/faqs.ts'
import { galleries, gallery_items } from '#server/db/tables/galleries.ts'

type Db = Pick<Database['db'], 'insert' | 'select' | 'update'>
type Item = Omit<typeof gallery_items.$inferInsert, 'gallery'>

const sellerOf = async (db: Db, event: number) => (await db.select({ owner: events.seller }).from(events).where(eq(events.id, event)))[0]!

/** Gives an event that has none a gallery of these; gives their ids. */
export async function fillGallery(db: Db, event: number, items: readonly Item[]): Promise<number[]> {
  const [made] = await db
    .insert(galleries)
    .values(await sellerOf(db, event))
    .returning()
  await db.update(events).set({ gallery: made!.id }).where(eq(events.id, event))
  const rows = await db
    .insert(gallery_items)
    .values(items.map((item, position) => ({ position, ...item, gallery: made!.id })))
    .returning({ id: gallery_items.id })
  return rows.map(({ id }) => id)
}

/** Gives an event that has none these questions and answers. */
export async function fillFaqs(db: Db, event: number, rows: readonly Faq[]): Promise<void> {
  const [made] = await db
    .insert(faq_lists)
    .values(await sellerOf(db, event))
    .returning()
  await db.update(events).set({ faq_list: made!.id }).where(eq(events.id, event))
  await db.insert(faqs).values(rows.map((row, position) => ({ ...row, position, list: made!.id })))
}
