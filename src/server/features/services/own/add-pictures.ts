import type { Tx } from '../../../db/connection/in-transaction.ts'
import { gallery_items } from '../../../db/tables/galleries.ts'
import { makeGallery } from '../../../galleries/add-item.ts'
import { type ItemRow, readItems } from '../../../galleries/read-gallery.ts'
import type { StoredPicture } from '../../../galleries/store-pictures.ts'
import { keepThumbnail, SERVICE_GALLERY } from './service-gallery.ts'

interface Shown {
  service: number
  seller: number
  /** Null: it has none yet. */
  gallery: number | null
}

/** Puts pictures behind what a service has, which is held. Gives all that its gallery has then. */
export async function addPictures(tx: Tx, { service, seller, gallery }: Shown, stored: readonly StoredPicture[]): Promise<ItemRow[]> {
  if (stored.length === 0) return readItems(tx, gallery)
  const into = gallery ?? (await makeGallery(tx, { kind: SERVICE_GALLERY, subject: service, owner: seller }))
  const last = Math.max(-1, ...(await readItems(tx, into)).map(({ position }) => position))
  await tx.insert(gallery_items).values(stored.map((picture, at) => ({ ...picture, gallery: into, name: '', position: last + 1 + at })))
  await keepThumbnail(tx, service)
  return readItems(tx, into)
}
