import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type * as v from 'valibot'
import type { AnswerOf } from '#contract/core/endpoint.ts'
import type { listStockMoves as contract } from '#contract/products/stock-moves.ts'
import type { Database } from '../../../db/connection/open.ts'
import { ownProduct } from '../../../db/products/own-product.ts'
import { pageOf, rowAfter } from '../../../db/row-cursor.ts'
import { product_variants, stock_moves } from '../../../db/tables/products.ts'
import type { Whose } from './parts.ts'

const PER_PAGE = 50

/**
 * Every change of the stock of one's own product, the latest first, those of variants that were removed among them.
 * @throws {Problem} not-found — there is none, or it is another user's; bad-input — the cursor is not one of this list.
 */
export async function listStockMoves(
  db: Pick<Database['db'], 'select'>,
  whose: Whose,
  { limit = PER_PAGE, cursor }: v.InferOutput<typeof contract.query>,
): Promise<AnswerOf<typeof contract>> {
  await ownProduct(db, whose)
  const after = rowAfter(cursor, Number.MAX_SAFE_INTEGER)
  const variants = db.select({ id: product_variants.id }).from(product_variants).where(eq(product_variants.product, whose.product_id))
  const { id, variant, delta, why, order_number, at } = stock_moves
  const rows = await db
    .select({ id, variant_id: variant, values: product_variants.values, delta, why, order: order_number, at })
    .from(stock_moves)
    .innerJoin(product_variants, eq(product_variants.id, variant))
    .where(and(inArray(variant, variants), after === undefined ? undefined : lt(id, after)))
    .orderBy(desc(id))
    .limit(limit + 1)
  const { page, next_cursor } = pageOf(rows, limit)
  return { results: page.map(({ values, at: when, ...row }) => ({ ...row, variant: values.join(' / '), at: new Date(when).toISOString() })), next_cursor }
}
