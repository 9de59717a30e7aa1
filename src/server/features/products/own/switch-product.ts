import { eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { holdPerson } from '../../../db/accounts/hold-person.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { holdOwnProduct, type ProductRow } from '../../../db/products/own-product.ts'
import { requireShopStands } from '../../../db/sellers/shop-off.ts'
import { products } from '../../../db/tables/products.ts'
import { pictureIds } from './add-pictures.ts'
import { openHeldCase } from './hold-for-staff.ts'
import type { Whose } from './parts.ts'
import { readOwnCard } from './read-own-product.ts'
import { requireRoom } from './require-room.ts'

/** Of every change by its seller. */
export const changed = { version: sql`${products.version} + 1`, updated_at: sql`now()` }

/**
 * Puts a product on sale or takes it off; orders that have it go on. What stands so already is left alone.
 * @throws {Problem} not-found — there is none, or it is another user's; bad-input — it has no picture; taken-off, shop-taken-off; not-signed-in — the account
 * was deleted or locked meanwhile; unverified-limit.
 */
export async function switchProduct(db: Database['db'], whose: Whose, is_active: boolean): Promise<OwnProduct> {
  await inTransaction(db, async (tx) => {
    // Before the product, as a farewell does.
    await holdPerson(tx, whose.seller)
    const held = await holdOwnProduct(tx, whose)
    if (held.is_active === is_active && !held.was_public) return
    const columns = await saleColumns(tx, held, { is_active, pictures: (await pictureIds(tx, held.gallery)).length })
    await tx
      .update(products)
      .set({ ...columns, ...changed })
      .where(eq(products.id, held.id))
    await openHeldCase(tx, { product: held.id, seller: held.seller, held_reason: held.held_reason, is_active })
  })
  return readOwnCard(db, whose)
}

interface Sale {
  /** Undefined: stays. */
  is_active: boolean | undefined
  /** How many it has. */
  pictures: number
}

/**
 * The columns of a product that is, or is not, on sale; its account and row are held. One that its seller takes off stays off when staff restore it.
 * @throws {Problem} bad-input — it has no picture; taken-off, shop-taken-off; unverified-limit.
 */
export async function saleColumns(tx: Tx, row: ProductRow, { is_active, pictures }: Sale) {
  if (is_active === undefined) return {}
  if (!is_active) return { is_active, was_public: false }
  if (row.taken_off_at !== null) throw new Problem('taken-off')
  if (pictures === 0) throw new Problem('bad-input', { fields: { pictures: 'required' } })
  if (!row.is_active) {
    await requireShopStands(tx, row.seller)
    await requireRoom(tx, { seller: row.seller, besides: row.id })
  }
  const isNew = row.published_at === null && row.held_reason === null
  return { is_active, ...(isNew && { published_at: sql`now()` }) }
}
