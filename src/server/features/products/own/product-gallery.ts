import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { GALLERY_MOST } from '#contract/galleries/gallery-limits.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { holdOwnProduct, ownProduct } from '../../../db/products/own-product.ts'
import { gallery_items } from '../../../db/tables/galleries.ts'
import { products } from '../../../db/tables/products.ts'
import type { GalleryKind } from '../../../galleries/gallery-kind.ts'

/** The pictures of a product: its seller's. The first one is what its card shows. */
export const PRODUCT_GALLERY: GalleryKind = {
  most: GALLERY_MOST.product,
  folder: 'products',
  find: async (db, { subject, owner }) => (await ownProduct(db, { seller: owner, product_id: subject })).gallery,
  hold: async (tx, { subject, owner }) => (await holdOwnProduct(tx, { seller: owner, product_id: subject })).gallery,
  attach: async (tx, subject, gallery) => {
    await tx.update(products).set({ gallery }).where(eq(products.id, subject))
  },
  subjectOf: async (db, gallery, owner) => {
    const [found] = await db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.gallery, gallery), eq(products.seller, owner)))
    return found?.id
  },
  changed: keepThumbnail,
}

/**
 * Has a product's card show the first picture of its gallery.
 * @throws {Problem} bad-input — `gallery: required`: it is on sale, and no picture would be left.
 */
export async function keepThumbnail(tx: Pick<Tx, 'select' | 'update'>, product: number): Promise<void> {
  const [row] = await tx.select({ is_active: products.is_active, gallery: products.gallery }).from(products).where(eq(products.id, product))
  const [first] = await tx
    .select({ file: gallery_items.file, tone: gallery_items.tone })
    .from(gallery_items)
    .where(and(eq(gallery_items.gallery, row?.gallery ?? 0), isNotNull(gallery_items.file)))
    .orderBy(asc(gallery_items.position), asc(gallery_items.id))
    .limit(1)
  if (row?.is_active && !first) throw new Problem('bad-input', { fields: { gallery: 'required' } })
  await tx
    .update(products)
    .set({ thumbnail: first?.file ?? null, thumbnail_tone: first?.tone ?? 0 })
    .where(eq(products.id, product))
}
