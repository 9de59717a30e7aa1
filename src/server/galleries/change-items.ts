import { eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { GalleryItem } from '#contract/galleries/gallery-item.ts'
import type { Pictures } from '../adapters/pictures.ts'
import { inTransaction, type Tx } from '../db/connection/in-transaction.ts'
import type { Database } from '../db/connection/open.ts'
import { gallery_items } from '../db/tables/galleries.ts'
import type { GalleryKind, GalleryOf } from './gallery-kind.ts'
import { galleryOfItem, itemOf, listGallery, readItems, type WhichItem } from './read-gallery.ts'

type Db = Database['db']

/** What is written about a picture or film; what is left out stays. */
interface Words {
  name?: string | undefined
  alt?: string | undefined
}

/**
 * Writes what stands below a picture or film, and what is in it.
 * @throws {Problem} not-found — there is none of this person.
 */
export const describeItem = (db: Db, which: WhichItem, { name, alt }: Words): Promise<GalleryItem> =>
  inTransaction(db, async (tx) => {
    const { subject } = await galleryOfItem(tx, which)
    const words = { ...(name !== undefined && { name }), ...(alt !== undefined && { alt }) }
    const row = eq(gallery_items.id, which.item_id)
    const [written] =
      Object.keys(words).length > 0 ? await tx.update(gallery_items).set(words).where(row).returning() : await tx.select().from(gallery_items).where(row)
    if (!written) throw new Problem('not-found')
    await which.kind.changed?.(tx, subject)
    return itemOf(written)
  })

/**
 * Removes a picture or film; gives what is left. The files go too, unless something else shows them.
 * @throws {Problem} not-found — there is none of this person.
 */
export async function removeItem({ db, pictures }: { db: Db; pictures: Pick<Pictures, 'drop'> }, which: WhichItem): Promise<GalleryItem[]> {
  const { kind } = which
  const { of, file } = await inTransaction(db, async (tx) => {
    const of = await galleryOfItem(tx, which)
    // A request that copies the subject meanwhile is waited for: the copy's pictures count.
    await kind.hold(tx, of)
    const [gone] = await tx.delete(gallery_items).where(eq(gallery_items.id, which.item_id)).returning({ file: gallery_items.file })
    if (!gone) throw new Problem('not-found')
    await kind.changed?.(tx, of.subject)
    return { of, file: gone.file !== null && (await isShown(tx, kind, gone.file)) ? null : gone.file }
  })
  await pictures.drop(file)
  return listGallery(db, of)
}

const isShown = async (tx: Tx, kind: GalleryKind, file: string): Promise<boolean> =>
  (await tx.$count(gallery_items, eq(gallery_items.file, file))) > 0 || ((await kind.isShown?.(tx, file)) ?? false)

/**
 * Puts a gallery in another order.
 * @param ids the whole gallery, each item once.
 * @throws {Problem} not-found — the subject; bad-input — one is missing, or is not in it.
 */
export const orderGallery = (db: Db, of: GalleryOf, ids: readonly number[]): Promise<GalleryItem[]> =>
  inTransaction(db, async (tx) => {
    const gallery = await of.kind.hold(tx, of)
    const named = new Set(ids)
    const items = await readItems(tx, gallery)
    const isAll = named.size === ids.length && ids.length === items.length && items.every(({ id }) => named.has(id))
    if (!isAll) throw new Problem('bad-input', { fields: { ids: 'does-not-fit' } })
    await tx.execute(sql`update gallery_items g set position = n.place
      from unnest(${sql.param([...ids])}::int[]) with ordinality as n (id, place) where g.id = n.id and g.gallery = ${gallery}`)
    await of.kind.changed?.(tx, of.subject)
    return (await readItems(tx, gallery)).map(itemOf)
  })
