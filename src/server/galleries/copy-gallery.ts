import type { Pictures } from '../adapters/pictures.ts'
import type { Tx } from '../db/connection/in-transaction.ts'
import { gallery_items } from '../db/tables/galleries.ts'
import { makeGallery } from './add-item.ts'
import type { GalleryOf, Reader } from './gallery-kind.ts'
import { type ItemRow, readItems } from './read-gallery.ts'

export type CopiedItem = Omit<ItemRow, 'id' | 'gallery' | 'client_key' | 'of_profile' | 'added_at'>

/**
 * The items of a gallery with files of their own, which no row names yet; a picture that is not there any more is left out. Where it fails, the
 * caller drops what `made` has by then.
 * @throws {Problem} pictures-full
 */
export async function copyFiles(tools: { db: Reader; pictures: Pick<Pictures, 'copy'> }, of: GalleryOf, made: string[]): Promise<CopiedItem[]> {
  const copies: CopiedItem[] = []
  for (const { position, name, alt, tone, video_url, bytes, ...row } of await readItems(tools.db, await of.kind.find(tools.db, of))) {
    const file = await tools.pictures.copy(of.kind.folder, row.file, of.owner)
    if (file !== null) made.push(file)
    if (file !== null || video_url !== null) copies.push({ position, name, alt, file, tone, video_url, bytes })
  }
  return copies
}

/** Gives a new subject a gallery of these items. Of none it gets none. */
export async function insertCopies(tx: Tx, of: GalleryOf, items: readonly CopiedItem[]): Promise<void> {
  if (items.length === 0) return
  const gallery = await makeGallery(tx, of)
  await tx.insert(gallery_items).values(items.map((item) => ({ ...item, gallery })))
}
