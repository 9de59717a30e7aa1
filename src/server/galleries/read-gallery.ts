import { and, asc, eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { GalleryItem } from '#contract/galleries/gallery-item.ts'
import { galleries, gallery_items } from '../db/tables/galleries.ts'
import type { GalleryKind, GalleryOf, Reader } from './gallery-kind.ts'

export type ItemRow = typeof gallery_items.$inferSelect

/** What of a row its owner sees. */
export const itemOf = ({ id, name, alt, file, tone, video_url, bytes }: ItemRow): GalleryItem => ({ id, name, alt, file, tone, video_url, bytes })

/** The rows of a gallery, in their order; of none there are none. */
export const readItems = async (db: Pick<Reader, 'select'>, gallery: number | null): Promise<ItemRow[]> =>
  gallery === null ? [] : db.select().from(gallery_items).where(eq(gallery_items.gallery, gallery)).orderBy(asc(gallery_items.position), asc(gallery_items.id))

/**
 * The gallery of one's own subject.
 * @throws {Problem} not-found — the subject.
 */
export const listGallery = async (db: Reader, of: GalleryOf): Promise<GalleryItem[]> => (await readItems(db, await of.kind.find(db, of))).map(itemOf)

/** A picture or film of one's own in a gallery of this kind. */
export interface WhichItem {
  kind: GalleryKind
  owner: number
  item_id: number
}

/**
 * The subject in whose gallery one's own picture or film is.
 * @throws {Problem} not-found — there is none, it is another person's, or in the gallery of another noun.
 */
export async function galleryOfItem(db: Reader, { kind, owner, item_id }: WhichItem): Promise<GalleryOf> {
  const [found] = await db
    .select({ gallery: gallery_items.gallery })
    .from(gallery_items)
    .innerJoin(galleries, eq(galleries.id, gallery_items.gallery))
    .where(and(eq(gallery_items.id, item_id), eq(galleries.owner, owner)))
  const subject = found && (await kind.subjectOf(db, found.gallery, owner))
  if (subject === undefined) throw new Problem('not-found')
  return { kind, subject, owner }
}
