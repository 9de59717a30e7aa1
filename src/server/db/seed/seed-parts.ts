import { eq } from 'drizzle-orm'
import { writeFaqs } from '../faqs/faq-lists.ts'
import { events } from '../tables/events.ts'
import { galleries, gallery_items } from '../tables/galleries.ts'
import type { SeedDb } from './seed-transaction.ts'

type Item = Omit<typeof gallery_items.$inferInsert, 'gallery' | 'position'>

interface Parts {
  gallery: readonly Item[]
  faqs: readonly (readonly [question: string, answer: string])[]
}

/** Gives an event its pictures and films, and its questions and answers. */
export async function seedParts(db: SeedDb, { id, seller }: { id: number; seller: number }, { gallery, faqs }: Parts): Promise<void> {
  const made = gallery.length > 0 ? await seedGallery(db, seller, gallery) : null
  const faq_list = await writeFaqs(db, { list: null, owner: seller, faqs: faqs.map(([question, answer]) => ({ question, answer })) })
  if (made !== null || faq_list !== null) await db.update(events).set({ gallery: made, faq_list }).where(eq(events.id, id))
}

async function seedGallery(db: SeedDb, owner: number, items: readonly Item[]): Promise<number> {
  const [made] = await db.insert(galleries).values({ owner }).returning({ id: galleries.id })
  if (!made) throw new TypeError('the database took a gallery and gave none back')
  await db.insert(gallery_items).values(items.map((item, position) => ({ ...item, gallery: made.id, position })))
  return made.id
}
