import { and, eq, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import { Problem } from '#contract/core/problem.ts'
import type { OwnProductDetail } from '#contract/products/own-product.ts'
import type { createProduct as contract } from '#contract/products/own-products.ts'
import type { ProductForm } from '#contract/products/product-form.ts'
import { cleanTexts } from '../../../adapters/rich-texts.ts'
import { requireTextsFit } from '../../../db/accounts/unverified.ts'
import { isTaken, isUndone } from '../../../db/connection/faults.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { priceColumns } from '../../../db/products/price-columns.ts'
import { learnProductTerms, productTermColumn } from '../../../db/products/product-words.ts'
import { requireSkus } from '../../../db/products/require-skus.ts'
import { writeVariants } from '../../../db/products/write-variants.ts'
import { holdShop } from '../../../db/sellers/hold-shop.ts'
import { requireShopStands } from '../../../db/sellers/shop-off.ts'
import { products } from '../../../db/tables/products.ts'
import { dropPictures, type StoredPicture, storePictures } from '../../../galleries/store-pictures.ts'
import { addPictures } from './add-pictures.ts'
import { heldReason, openHeldCase } from './hold-for-staff.ts'
import type { ShelfTools } from './parts.ts'
import { PRODUCT_RICH_TEXTS, productFields } from './product-fields.ts'
import { readOwnProduct } from './read-own-product.ts'
import { requireBranch } from './require-branch.ts'
import { requireRoom, requireShelf } from './require-room.ts'

interface Posted {
  seller: number
  body: v.InferOutput<typeof contract.body>
  pictures: readonly Uint8Array[]
}

/**
 * Posts a product with its variants and pictures. What a phone sends again under its `client_key` is the product that it made the first time. Goods
 * that a rule of words holds wait for staff.
 * @throws {Problem} bad-input — with every field at fault; taken — skus that other products have; too-many-requests — uploads of this seller;
 * unsupported-media, too-large, busy, pictures-full — as `Pictures` says; not-found — the shop is gone; shop-taken-off; unverified-limit.
 */
export async function createProduct(tools: ShelfTools, { seller, body, pictures }: Posted): Promise<OwnProductDetail> {
  const { db } = tools
  const before = await productOfKey(db, seller, body.client_key)
  if (before !== undefined) return readOwnProduct(db, { seller, product_id: before })
  await requireShopStands(db, seller)
  await tools.countWrite(seller)
  const clean = await cleanTexts(body, PRODUCT_RICH_TEXTS)
  await requireTextsFit(db, { user_id: seller, sent: clean.texts })
  const faults = { ...clean.faults, ...(pictures.length === 0 && { pictures: 'required' as const }) }
  const fields = productFields({ ...body, ...clean.texts }, { faults, pictures: pictures.length })
  await requireBranch(db, fields)
  await requireSkus(db, { seller, product: 0, variants: fields.variants })
  const stored = await storePictures(tools, { folder: 'products', user_id: seller, pictures })
  const made = await inTransaction(db, (tx) => write(tx, { fields, seller, body, stored })).catch(async (error: unknown) => {
    if (isUndone(error)) await dropPictures(tools, stored)
    return twinOrFault(db, { error, seller, client_key: body.client_key, fields })
  })
  return readOwnProduct(db, { seller, product_id: made })
}

interface Written extends Omit<Posted, 'pictures'> {
  fields: ProductForm
  stored: readonly StoredPicture[]
}

async function write(tx: Tx, { fields, seller, body, stored }: Written): Promise<number> {
  const { is_active = true, client_key = null } = body
  const shop = await holdShop(tx, seller)
  await requireShelf(tx, seller)
  if (is_active) await requireRoom(tx, { seller })
  const { variants, ...columns } = fields
  const held_reason = heldReason(fields)
  const product = await insertProduct(tx, { ...columns, ...priceColumns(variants), seller, client_key, held_reason, is_active }, shop)
  const ids = await addPictures(tx, { product, seller, gallery: null }, stored)
  const wanted = variants.map(({ variant_id: _, picture, ...variant }) => ({ ...variant, picture: ids[(picture ?? 0) - 1] ?? null }))
  await writeVariants(tx, { seller }, [{ product, variants: wanted }])
  await openHeldCase(tx, { product, seller, held_reason, is_active })
  return product
}

type NewProduct = Omit<typeof products.$inferInsert, 'search_words' | 'published_at'>

/** Writes a product with the words by which it is found: public at once where it is on sale and staff need not look at it. */
export async function insertProduct(tx: Tx, row: NewProduct, shop: { seller_name: string; district: string | null }): Promise<number> {
  const [terms] = await learnProductTerms(tx, [{ ...row, ...shop }])
  const isPublic = row.is_active && (row.held_reason ?? null) === null
  const [made] = await tx
    .insert(products)
    .values({ ...row, ...productTermColumn(terms), published_at: isPublic ? sql`now()` : null })
    .returning({ id: products.id })
  if (!made) throw new TypeError('a product was written and has no id')
  return made.id
}

/** The product that a phone made under its key; undefined when it made none. */
export async function productOfKey(db: Pick<Database['db'], 'select'>, seller: number, client_key: string | undefined): Promise<number | undefined> {
  if (client_key === undefined) return undefined
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.seller, seller), eq(products.client_key, client_key)))
  return row?.id
}

interface Failed {
  error: unknown
  seller: number
  client_key: string | undefined
  fields: Pick<ProductForm, 'variants'>
}

/** What another request was faster with: this product, or one of its skus. @throws what failed otherwise */
async function twinOrFault(db: Database['db'], { error, seller, client_key, fields }: Failed): Promise<number> {
  if (!isTaken(error)) throw error
  const twin = await productOfKey(db, seller, client_key)
  if (twin !== undefined) return twin
  await requireSkus(db, { seller, product: 0, variants: fields.variants })
  throw new Problem('busy', { retryAfterSeconds: 1, cause: error })
}
