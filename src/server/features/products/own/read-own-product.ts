import { sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { OwnProduct, OwnProductDetail } from '#contract/products/own-product.ts'
import type { Database } from '../../../db/connection/open.ts'
import { ownProduct, type VariantRow, variantsOf } from '../../../db/products/own-product.ts'
import { readItems } from '../../../galleries/read-gallery.ts'
import { readOwnRows } from './own-rows.ts'
import type { Whose } from './parts.ts'

/**
 * One's own product as the list shows it.
 * @throws {Problem} not-found — there is none, or it is another user's.
 */
export async function readOwnCard(db: Pick<Database['db'], 'execute'>, { seller, product_id }: Whose): Promise<OwnProduct> {
  const { rows } = await readOwnRows(db, { seller, conditions: [sql`g.id = ${product_id}`], limit: 1 })
  const [card] = rows
  if (!card) throw new Problem('not-found')
  return card
}

/**
 * One's own product with all that its form needs.
 * @throws {Problem} not-found — there is none, or it is another user's.
 */
export async function readOwnProduct(db: Database['db'], whose: Whose): Promise<OwnProductDetail> {
  const row = await ownProduct(db, whose)
  const card = await readOwnCard(db, whose)
  const { description, description_state, second_description, second_description_state } = row
  const { condition_note, warranty, weight_grams, days_to_return, options } = row
  const pictures = await readItems(db, row.gallery)
  return {
    ...card,
    ...{ description, description_state, second_description, second_description_state },
    ...{ condition_note, warranty, weight_grams, days_to_return, options },
    variants: (await variantsOf(db, row.id)).map(shownVariant),
    pictures: pictures.flatMap(({ id, alt, file, tone }) => (file === null ? [] : [{ id, alt, file, tone }])),
    updated_at: new Date(row.updated_at).toISOString(),
  }
}

const shownVariant = ({ id, values, price, compare_at, stock, picture, sku, sold }: VariantRow) => ({
  variant_id: id,
  ...{ values, price, compare_at, stock, picture, sku, sold },
})
