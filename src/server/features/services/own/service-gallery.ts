import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { GALLERY_MOST } from '#contract/galleries/gallery-limits.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { holdOwnService, ownService } from '../../../db/services/own-service.ts'
import { gallery_items } from '../../../db/tables/galleries.ts'
import { services } from '../../../db/tables/services.ts'
import type { GalleryKind } from '../../../galleries/gallery-kind.ts'

/** The pictures and films of a service: its seller's. The first picture is what its card shows. */
export const SERVICE_GALLERY: GalleryKind = {
  most: GALLERY_MOST.service,
  folder: 'services',
  find: async (db, { subject, owner }) => (await ownService(db, { seller: owner, service_id: subject })).gallery,
  hold: async (tx, { subject, owner }) => (await holdOwnService(tx, { seller: owner, service_id: subject })).gallery,
  attach: async (tx, subject, gallery) => {
    await tx.update(services).set({ gallery }).where(eq(services.id, subject))
  },
  subjectOf: async (db, gallery, owner) => {
    const [found] = await db
      .select({ id: services.id })
      .from(services)
      .where(and(eq(services.gallery, gallery), eq(services.seller, owner)))
    return found?.id
  },
  changed: keepThumbnail,
}

/**
 * Has a service's card show the first picture of its gallery.
 * @throws {Problem} bad-input — `gallery: required`: it is active, and no picture would be left.
 */
export async function keepThumbnail(tx: Pick<Tx, 'select' | 'update'>, service: number): Promise<void> {
  const [row] = await tx.select({ is_active: services.is_active, gallery: services.gallery }).from(services).where(eq(services.id, service))
  const [first] = await tx
    .select({ file: gallery_items.file, tone: gallery_items.tone })
    .from(gallery_items)
    .where(and(eq(gallery_items.gallery, row?.gallery ?? 0), isNotNull(gallery_items.file)))
    .orderBy(asc(gallery_items.position), asc(gallery_items.id))
    .limit(1)
  if (row?.is_active && !first) throw new Problem('bad-input', { fields: { gallery: 'required' } })
  await tx
    .update(services)
    .set({ thumbnail: first?.file ?? null, thumbnail_tone: first?.tone ?? 0 })
    .where(eq(services.id, service))
}
