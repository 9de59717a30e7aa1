import { eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { GalleryItem } from '#contract/events/gallery.ts'
import type { Pictures } from '../../../adapters/pictures.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { holdOwnEvent } from '../../../db/events/own-event.ts'
import { event_gallery, events } from '../../../db/tables/events.ts'
import { eventOfItem, itemOf, listGallery, readItems } from './read-gallery.ts'

type Db = Database['db']

interface Which {
  seller: number
  item_id: number
}

/**
 * Writes what stands below a picture or film.
 * @throws {Problem} not-found — there is none of this seller.
 */
export async function captionItem(db: Db, { seller, item_id }: Which, name: string): Promise<GalleryItem> {
  await eventOfItem(db, seller, item_id)
  const [written] = await db.update(event_gallery).set({ name }).where(eq(event_gallery.id, item_id)).returning()
  if (!written) throw new Problem('not-found')
  return itemOf(written)
}

/**
 * Removes a picture or film; gives what is left. The files go too, unless a copy of the event shows them.
 * @throws {Problem} not-found — there is none of this seller.
 */
export async function removeItem({ db, pictures }: { db: Db; pictures: Pick<Pictures, 'drop'> }, { seller, item_id }: Which): Promise<GalleryItem[]> {
  const { event_id, file } = await inTransaction(db, async (tx) => {
    const event_id = await eventOfItem(tx, seller, item_id)
    // A request that copies the event meanwhile is waited for: the copy's pictures count.
    await holdOwnEvent(tx, seller, event_id)
    const [gone] = await tx.delete(event_gallery).where(eq(event_gallery.id, item_id)).returning({ file: event_gallery.file })
    if (!gone) throw new Problem('not-found')
    return { event_id, file: gone.file !== null && (await isShown(tx, gone.file)) ? null : gone.file }
  })
  await pictures.drop(file)
  return listGallery(db, event_id)
}

const isShown = async (tx: Tx, file: string): Promise<boolean> => {
  const items = tx.select({ file: event_gallery.file }).from(event_gallery).where(eq(event_gallery.file, file))
  const covers = tx.select({ file: events.thumbnail }).from(events).where(eq(events.thumbnail, file))
  return (await items.unionAll(covers).limit(1)).length > 0
}

/**
 * Puts a gallery in another order.
 * @param ids all of it, each once.
 * @throws {Problem} not-found — the event; bad-input — one is missing, or is not in it.
 */
export async function orderGallery(db: Db, seller: number, { event_id, ids }: { event_id: number; ids: readonly number[] }): Promise<GalleryItem[]> {
  return inTransaction(db, async (tx) => {
    await holdOwnEvent(tx, seller, event_id)
    const named = new Set(ids)
    const items = await readItems(tx, event_id)
    const isAll = named.size === ids.length && ids.length === items.length && items.every(({ id }) => named.has(id))
    if (!isAll) throw new Problem('bad-input', { fields: { ids: 'does-not-fit' } })
    await tx.execute(sql`update event_gallery g set position = n.place
      from unnest(${sql.param([...ids])}::int[]) with ordinality as n (id, place) where g.id = n.id and g.event = ${event_id}`)
    return listGallery(tx, event_id)
  })
}
