import { Problem } from '#contract/core/problem.ts'
import type { GalleryItem } from '#contract/galleries/gallery-item.ts'
import type { Pictures } from '../adapters/pictures.ts'
import { inTransaction, type Tx } from '../db/connection/in-transaction.ts'
import type { Database } from '../db/connection/open.ts'
import { galleries, gallery_items } from '../db/tables/galleries.ts'
import type { CountUpload } from '../http/requests/upload-limit.ts'
import type { GalleryOf } from './gallery-kind.ts'
import { type ItemRow, itemOf, readItems } from './read-gallery.ts'

/** What adding a picture needs. */
interface PictureTools {
  db: Database['db']
  pictures: Pick<Pictures, 'keepWhole' | 'drop'>
  countUpload: CountUpload
}

/** Where something is added, and whose it is. The same `client_key` again adds nothing. */
export interface Where extends GalleryOf {
  client_key: string | undefined
}

/** A picture that was sent. */
interface Sent {
  name: string
  alt: string
  bytes: Uint8Array
}

/** A picture or a film, as it is stored. */
type Shown = Omit<GalleryItem, 'id'>

/**
 * Adds a picture at the end of a gallery. What is refused leaves no file.
 * @throws {Problem} not-found — the subject; bad-input — the gallery is full; too-many-requests — uploads of this person; unsupported-media,
 * too-large, busy, pictures-full — as `Pictures` says.
 */
export async function addPicture({ db, pictures, countUpload }: PictureTools, where: Where, sent: Sent): Promise<GalleryItem> {
  // Looked at before the work: what was added already is not decoded again, and what has no room is not decoded at all.
  const { kind } = where
  const before = earlier(await readItems(db, await kind.find(db, where)), where)
  if (before) return itemOf(before)
  await countUpload(where.owner)
  const { path: file, tone, bytes } = await pictures.keepWhole(kind.folder, sent.bytes, { user_id: where.owner })
  try {
    const added = await addItem(db, where, { name: sent.name, alt: sent.alt, file, tone, video_url: null, bytes })
    // Its twin was faster.
    if (added.file !== file) await pictures.drop(file)
    return added
  } catch (error) {
    await pictures.drop(file)
    throw error
  }
}

/**
 * Adds a film, or a picture that is stored, at the end of a gallery.
 * @throws {Problem} not-found — the subject; bad-input — the gallery is full.
 */
export const addItem = (db: Database['db'], where: Where, item: Shown): Promise<GalleryItem> =>
  inTransaction(db, async (tx) => {
    const { kind } = where
    const held = await kind.hold(tx, where)
    const rows = await readItems(tx, held)
    const before = earlier(rows, where)
    if (before) return itemOf(before)
    const gallery = held ?? (await makeGallery(tx, where))
    const position = Math.max(-1, ...rows.map((one) => one.position)) + 1
    const [added] = await tx
      .insert(gallery_items)
      .values({ ...item, ...kind.row, gallery, position, client_key: where.client_key ?? null })
      .returning()
    if (!added) throw new TypeError('the database took a gallery item and gave none back')
    await kind.changed?.(tx, where.subject)
    return itemOf(added)
  })

/** The first gallery of a subject that is held. */
export async function makeGallery(tx: Tx, { kind, subject, owner }: GalleryOf): Promise<number> {
  const [made] = await tx.insert(galleries).values({ owner }).returning({ id: galleries.id })
  if (!made) throw new TypeError('the database took a gallery and gave none back')
  await kind.attach(tx, subject, made.id)
  return made.id
}

/** What was added under this key. @throws {Problem} bad-input — nothing, and the gallery is full. */
function earlier(items: readonly ItemRow[], { kind, client_key }: Where): ItemRow | undefined {
  const found = client_key === undefined ? undefined : items.find((one) => one.client_key === client_key)
  if (!found && items.length >= kind.most) throw new Problem('bad-input', { fields: { gallery: 'too-many' } })
  return found
}
