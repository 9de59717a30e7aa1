import { Problem } from '#contract/core/problem.ts'
import { GALLERY_LIMITS, type GalleryItem } from '#contract/events/gallery.ts'
import type { Pictures } from '../../../adapters/pictures.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { holdOwnEvent, ownEvent } from '../../../db/events/own-event.ts'
import { event_gallery } from '../../../db/tables/events.ts'
import type { CountUpload } from '../../../http/requests/upload-limit.ts'
import { itemOf, readItems } from './read-gallery.ts'

/** What adding a picture needs. */
interface PictureTools {
  db: Database['db']
  pictures: Pick<Pictures, 'keepWhole' | 'drop'>
  countUpload: CountUpload
}

/** Where something is added, and whose it is. The same `client_key` again adds nothing. */
interface Where {
  seller: number
  event_id: number
  client_key: string | undefined
}

/** A picture or a film. */
type Shown = Pick<GalleryItem, 'name' | 'file' | 'tone' | 'video_url'>

/**
 * Adds a picture at the end of a gallery.
 * @throws {Problem} not-found — the event; bad-input — the gallery is full; too-many-requests — uploads of this seller; unsupported-media, too-large,
 * busy, pictures-full — as `Pictures` says.
 */
export async function addPicture({ db, pictures, countUpload }: PictureTools, where: Where, sent: { name: string; bytes: Uint8Array }): Promise<GalleryItem> {
  const { seller, event_id } = where
  await ownEvent(db, seller, event_id)
  // Looked at before the work: what was added already is not decoded again, and what has no room is not decoded at all.
  const before = await earlier(db, where)
  if (before) return before
  await countUpload(seller)
  const { path: file, tone } = await pictures.keepWhole('events', sent.bytes, { user_id: seller })
  try {
    const added = await addItem(db, where, { name: sent.name, file, tone, video_url: null })
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
 * @throws {Problem} not-found — the event; bad-input — the gallery is full.
 */
export const addItem = (db: Database['db'], where: Where, item: Shown): Promise<GalleryItem> =>
  inTransaction(db, async (tx) => {
    const { seller, event_id, client_key = null } = where
    await holdOwnEvent(tx, seller, event_id)
    const before = await earlier(tx, where)
    if (before) return before
    const position = Math.max(-1, ...(await readItems(tx, event_id)).map((one) => one.position)) + 1
    const [added] = await tx
      .insert(event_gallery)
      .values({ ...item, event: event_id, position, client_key })
      .returning()
    if (!added) throw new TypeError('the database took a gallery item and gave none back')
    return itemOf(added)
  })

/** What was added under this key. @throws {Problem} bad-input — nothing, and the gallery is full. */
async function earlier(db: Pick<Database['db'], 'select'>, { event_id, client_key }: Where): Promise<GalleryItem | undefined> {
  const items = await readItems(db, event_id)
  const found = client_key === undefined ? undefined : items.find((one) => one.client_key === client_key)
  if (!found && items.length >= GALLERY_LIMITS.mostItems) throw new Problem('bad-input', { fields: { gallery: 'too-many' } })
  return found && itemOf(found)
}
