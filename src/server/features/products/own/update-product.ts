import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { Problem } from '#contract/core/problem.ts'
import { GALLERY_MOST } from '#contract/galleries/gallery-limits.ts'
import type { OwnProductDetail } from '#contract/products/own-product.ts'
import type { updateProduct as contract } from '#contract/products/own-products.ts'
import { PRODUCT_FORM_FIELDS, type ProductForm, type ProductFormTexts } from '#contract/products/product-form.ts'
import { type CleanTexts, cleanTexts } from '../../../adapters/rich-texts.ts'
import { requireTextsFit } from '../../../db/accounts/unverified.ts'
import { isTaken, isUndone } from '../../../db/connection/faults.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import { holdOwnProduct, ownProduct, type ProductRow, type VariantRow, variantsOf } from '../../../db/products/own-product.ts'
import { priceColumns } from '../../../db/products/price-columns.ts'
import { learnProductTerms, productTermColumn } from '../../../db/products/product-words.ts'
import { requireSkus } from '../../../db/products/require-skus.ts'
import { writeVariants } from '../../../db/products/write-variants.ts'
import { holdShopNames } from '../../../db/sellers/hold-shop.ts'
import { products } from '../../../db/tables/products.ts'
import { dropPictures, type StoredPicture, storePictures } from '../../../galleries/store-pictures.ts'
import { addPictures, pictureIds } from './add-pictures.ts'
import { heldReason, openHeldCase } from './hold-for-staff.ts'
import type { ShelfTools, Whose } from './parts.ts'
import { PRODUCT_RICH_TEXTS, productFields } from './product-fields.ts'
import { readOwnProduct } from './read-own-product.ts'
import { requireBranch } from './require-branch.ts'
import { changed, saleColumns } from './switch-product.ts'
import { textsOfProduct } from './texts-of-product.ts'

interface Change {
  body: v.InferOutput<typeof contract.body>
  /** They come behind those that it has. */
  pictures: readonly Uint8Array[]
}

/**
 * Changes a product: what is left out stays, what is empty is cleared, and the whole must still be what could be posted. Orders go on with what they
 * were placed with.
 * @throws {Problem} not-found — there is none, or it is another user's; stale — it changed since `version`; bad-input — with the fields at fault; taken —
 * skus that other products have; stock-changed — some were sold since their stock was seen; too-many-requests, unsupported-media, too-large, busy,
 * pictures-full — of the pictures; taken-off, shop-taken-off; unverified-limit.
 */
export async function updateProduct(tools: ShelfTools, whose: Whose, { body, pictures }: Change): Promise<OwnProductDetail> {
  const { db } = tools
  const { seller, product_id } = whose
  const seen = await ownProduct(db, whose)
  await tools.countWrite(seller)
  const clean = await cleanTexts(body, PRODUCT_RICH_TEXTS)
  await requireTextsFit(db, { user_id: seller, sent: clean.texts, before: seen })
  // Before a picture is worked on; what changes in between is judged again.
  const before = { row: seen, variants: await variantsOf(db, product_id), pictures: await pictureIds(db, seen.gallery) }
  const planned = planFields(before, { body, clean, more: pictures.length })
  await requireBranch(db, planned)
  await requireSkus(db, { seller, product: product_id, variants: planned.variants })
  const stored = await storePictures(tools, { folder: 'products', user_id: seller, pictures })
  try {
    await inTransaction(db, (tx) => write(tx, whose, { body, clean, stored }))
  } catch (error) {
    if (isUndone(error)) await dropPictures(tools, stored)
    if (!isTaken(error)) throw error
    await requireSkus(db, { seller, product: product_id, variants: planned.variants })
    throw new Problem('busy', { retryAfterSeconds: 1, cause: error })
  }
  return readOwnProduct(db, whose)
}

interface Written {
  body: Change['body']
  clean: CleanTexts<(typeof PRODUCT_RICH_TEXTS)[number]>
  stored: readonly StoredPicture[]
}

async function write(tx: Tx, whose: Whose, { body, clean, stored }: Written): Promise<void> {
  const { seller, product_id } = whose
  const shop = await holdShopNames(tx, seller)
  const held = await holdOwnProduct(tx, whose)
  const before = { row: held, variants: await variantsOf(tx, product_id), pictures: await pictureIds(tx, held.gallery) }
  const { variants, ...fields } = planFields(before, { body, clean, more: stored.length })
  await requireBranch(tx, fields)
  const held_reason = held.held_reason ?? heldReason(fields, held)
  const ids = await addPictures(tx, { product: held.id, seller, gallery: held.gallery }, stored)
  const sale = await saleColumns(tx, { ...held, held_reason }, { is_active: body.is_active, pictures: ids.length })
  const [terms] = await learnProductTerms(tx, [{ ...fields, ...shop }])
  await tx
    .update(products)
    .set({ ...fields, ...priceColumns(variants), ...sale, held_reason, ...productTermColumn(terms), ...changed })
    .where(eq(products.id, held.id))
  const wanted = variants.map(({ picture, ...variant }) => ({ ...variant, picture: picture === null ? null : (ids[picture - 1] ?? null) }))
  await writeVariants(tx, { seller }, [{ product: held.id, variants: wanted }])
  await openHeldCase(tx, { product: held.id, seller, held_reason, is_active: body.is_active ?? held.is_active })
}

interface Standing {
  row: ProductRow
  variants: readonly VariantRow[]
  /** Ids, in their order. */
  pictures: readonly number[]
}

interface Options extends Pick<Written, 'body' | 'clean'> {
  /** Pictures that are added. */
  more: number
}

/** What the fields of a product would come to by a change. @throws {Problem} stale; bad-input — with the fields at fault. */
function planFields({ row, variants, pictures }: Standing, { body, clean, more }: Options): ProductForm {
  if (body.version !== undefined && body.version !== row.version) throw new Problem('stale', { facts: { version: row.version } })
  const count = pictures.length + more
  const faults = { ...clean.faults, ...(count > GALLERY_MOST.product && { pictures: 'too-many' as const }) }
  return productFields({ ...merged({ row, variants, pictures }, body), ...clean.texts }, { faults, pictures: count })
}

/** The fields as their seller sees them, with what was sent in their place. */
function merged({ row, variants, pictures }: Standing, body: Change['body']): ProductFormTexts {
  const texts = textsOfProduct(row, { variants, pictures })
  // Another markup than the editor's own state of it would be lost as soon as the editor opens.
  if (body.description !== undefined) texts.description_state = ''
  if (body.second_description !== undefined) texts.second_description_state = ''
  for (const name of PRODUCT_FORM_FIELDS) texts[name] = body[name] ?? texts[name]
  return texts
}
