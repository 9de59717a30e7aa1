import type { Tx } from '../connection/in-transaction.ts'
import { galleries, gallery_items } from '../tables/galleries.ts'

/** A picture that is stored, as its gallery keeps it. */
export type StoredItem = Pick<typeof gallery_items.$inferInsert, 'file' | 'tone' | 'bytes' | 'alt'>

/** Puts pictures that are stored into a gallery of this account, in their order. Gives the gallery; null: there are none. */
export async function insertGallery(tx: Pick<Tx, 'insert'>, owner: number, stored: readonly StoredItem[]): Promise<number | null> {
  if (stored.length === 0) return null
  const [made] = await tx.insert(galleries).values({ owner }).returning({ id: galleries.id })
  if (!made) throw new TypeError('the database took a gallery and gave none back')
  await insertItems(tx, { gallery: made.id, stored, from: 0 })
  return made.id
}

/** @param added.from position of the first */
export const insertItems = (tx: Pick<Tx, 'insert'>, { gallery, stored, from }: { gallery: number; stored: readonly StoredItem[]; from: number }) =>
  tx.insert(gallery_items).values(stored.map((picture, at) => ({ ...picture, gallery, name: '', position: from + at })))
