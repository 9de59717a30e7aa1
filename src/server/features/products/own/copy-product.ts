import { eq } from 'drizzle-orm'
import { keysOf, pick } from '#contract/core/pick.ts'
import type { OwnProductDetail } from '#contract/products/own-product.ts'
import { PRODUCT_FORM_ENTRIES } from '#contract/products/product-form.ts'
import { isTaken, isUndone } from '../../../db/connection/faults.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import { ownProduct, type ProductRow, variantsOf } from '../../../db/products/own-product.ts'
import { writeVariants } from '../../../db/products/write-variants.ts'
import { holdShop } from '../../../db/sellers/hold-shop.ts'
import { requireShopStands } from '../../../db/sellers/shop-off.ts'
import { products } from '../../../db/tables/products.ts'
import { type CopiedItem, copyFiles, insertCopies } from '../../../galleries/copy-gallery.ts'
import { pictureIds } from './add-pictures.ts'
import { insertProduct, productOfKey } from './create-product.ts'
import { heldReason } from './hold-for-staff.ts'
import type { ShelfTools, Whose } from './parts.ts'
import { keepThumbnail, PRODUCT_GALLERY } from './product-gallery.ts'
import { readOwnProduct } from './read-own-product.ts'
import { requireShelf } from './require-room.ts'

/**
 * A product like this one, which is not on sale yet: texts, pictures (under names of their own), options and variants with their prices. No stock, no skus,
 * no orders. The same `client_key` again gives the same copy.
 * @throws {Problem} not-found — there is none, or it is another user's; bad-input — this seller has too many; shop-taken-off, pictures-full, unverified-limit.
 */
export async function copyProduct(tools: Omit<ShelfTools, 'countUpload'>, whose: Whose, client_key: string): Promise<OwnProductDetail> {
  const { db, pictures } = tools
  const { seller, product_id } = whose
  const original = await ownProduct(db, whose)
  const before = await productOfKey(db, seller, client_key)
  if (before !== undefined) return readOwnProduct(db, { seller, product_id: before })
  await requireShopStands(db, seller)
  await tools.countWrite(seller)
  const made: string[] = []
  const drop = async () => {
    for (const file of made) await pictures.drop(file)
  }
  const items = await copyFiles(tools, { kind: PRODUCT_GALLERY, subject: product_id, owner: seller }, made).catch(async (error: unknown) => {
    await drop()
    throw error
  })
  const copy = await inTransaction(db, (tx) => write(tx, original, { items, client_key })).catch(async (error: unknown) => {
    if (isUndone(error)) await drop()
    const twin = isTaken(error) ? await productOfKey(db, seller, client_key) : undefined
    if (twin === undefined) throw error
    return twin
  })
  return readOwnProduct(db, { seller, product_id: copy })
}

const KEPT = [...keysOf(PRODUCT_FORM_ENTRIES).filter((name) => name !== 'variants'), 'price', 'price_most', 'compare_at', 'seller'] as const

async function write(tx: Tx, original: ProductRow, { items, client_key }: { items: readonly CopiedItem[]; client_key: string }): Promise<number> {
  const shop = await holdShop(tx, original.seller)
  await requireShelf(tx, original.seller)
  const held_reason = heldReason(original)
  const copied = pick(original, KEPT as readonly (keyof ProductRow)[]) as ProductRow
  const product = await insertProduct(tx, { ...copied, client_key, held_reason, is_active: false }, shop)
  await insertCopies(tx, { kind: PRODUCT_GALLERY, subject: product, owner: original.seller }, items)
  await keepThumbnail(tx, product)
  const pictureOf = await copiedPictures(tx, { from: original.gallery, to: product, items })
  const variants = await variantsOf(tx, original.id)
  const wanted = variants.map(({ values, price, compare_at, picture }) => ({ values, price, compare_at, stock: 0, sku: '', picture: pictureOf(picture) }))
  await writeVariants(tx, { seller: original.seller }, [{ product, variants: wanted }])
  return product
}

interface Pictured {
  /** Gallery of the original. */
  from: number | null
  /** The copy. */
  to: number
  items: readonly CopiedItem[]
}

/** Which picture of the copy stands for one of the original; a picture whose file is gone has none. */
async function copiedPictures(tx: Tx, { from, to, items }: Pictured): Promise<(picture: number | null) => number | null> {
  const [row] = await tx.select({ gallery: products.gallery }).from(products).where(eq(products.id, to))
  const copies = await pictureIds(tx, row?.gallery ?? null)
  const originals = await pictureIds(tx, from)
  // Where one was left out, nothing says any more which is which.
  if (copies.length !== originals.length || items.length !== originals.length) return () => null
  return (picture) => (picture === null ? null : (copies[originals.indexOf(picture)] ?? null))
}
