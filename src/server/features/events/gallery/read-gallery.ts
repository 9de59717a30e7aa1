import { and, asc, eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { GalleryItem } from '#contract/events/gallery.ts'
import type { Database } from '../../../db/connection/open.ts'
import { event_gallery, events } from '../../../db/tables/events.ts'

type Reader = Pick<Database['db'], 'select'>
type ItemRow = typeof event_gallery.$inferSelect

/** What of a row its seller sees. */
export const itemOf = ({ id, name, file, tone, video_url }: ItemRow): GalleryItem => ({ id, name, file, tone, video_url })

/** The rows of an event's gallery, in their order. */
export const readItems = (db: Reader, event_id: number): Promise<ItemRow[]> =>
  db.select().from(event_gallery).where(eq(event_gallery.event, event_id)).orderBy(asc(event_gallery.position), asc(event_gallery.id))

/** The same as their seller sees them. */
export const listGallery = async (db: Reader, event_id: number): Promise<GalleryItem[]> => (await readItems(db, event_id)).map(itemOf)

/**
 * The event that one's own picture or film belongs to.
 * @throws {Problem} not-found — there is none, or it is another user's.
 */
export async function eventOfItem(db: Reader, seller: number, item_id: number): Promise<number> {
  const [found] = await db
    .select({ event_id: event_gallery.event })
    .from(event_gallery)
    .innerJoin(events, eq(events.id, event_gallery.event))
    .where(and(eq(event_gallery.id, item_id), eq(events.seller, seller)))
  if (!found) throw new Problem('not-found')
  return found.event_id
}
