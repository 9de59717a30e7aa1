import type { Tx } from '../../../db/connection/in-transaction.ts'
import { gallery_items } from '../../../db/tables/galleries.ts'
import { makeGallery } from '../../../galleries/add-item.ts'
import { readItems } from '../../../galleries/read-gallery.ts'
import type { StoredPicture } from '../../../galleries/store-pictures.ts'
import { keepThumbnail, PRODUCT_GALLERY } from './product-gallery.ts'

interface Shelf {
  product: number
  seller: number
  /** Null: it has none yet. */
  gallery: number | null
}

/** Puts pictures behind those that a product has, which is held. Gives the ids of all its pictures in their order. */
export async function addPictures(tx: Tx, { product, seller, gallery }: Shelf, stored: readonly StoredPicture[]): Promise<number[]> {
  if (stored.length > 0) {
    const into = gallery ?? (await makeGallery(tx, { kind: PRODUCT_GALLERY, subject: product, owner: seller }))
    const last = Math.max(-1, ...(await readItems(tx, into)).map(({ position }) => position))
    await tx.insert(gallery_items).values(stored.map((picture, at) => ({ ...picture, gallery: into, name: '', position: last + 1 + at })))
    await keepThumbnail(tx, product)
    return pictureIds(tx, into)
  }
  return pictureIds(tx, gallery)
}

/** The pictures of a gallery, in their order: the first is number 1 in a form. */
export const pictureIds = async (db: Parameters<typeof readItems>[0], gallery: number | null): Promise<number[]> =>
  (await readItems(db, gallery)).map(({ id }) => id)
