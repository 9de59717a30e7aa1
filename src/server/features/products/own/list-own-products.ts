import { type SQL, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import { wordsOf } from '#contract/core/text.ts'
import { OWN_PRODUCT_LIMITS, type OWN_PRODUCT_STATES, type OwnProduct, type OwnProductPage } from '#contract/products/own-product.ts'
import type { listOwnProducts as contract } from '#contract/products/own-products.ts'
import { PRODUCT_LIMITS } from '#contract/products/product-limits.ts'
import type { Database } from '../../../db/connection/open.ts'
import { skuKey } from '../../../db/products/require-skus.ts'
import { rowAfter } from '../../../db/row-cursor.ts'
import { prefixQuery } from '../../../db/search/search-words.ts'
import { readOwnRows } from './own-rows.ts'

const PER_PAGE = 24

type OwnQuery = v.InferOutput<typeof contract.query>

/**
 * A seller's own products, the latest first: an array when asked plainly, a page when asked with a limit or a cursor. Words find them by what is public
 * of them, and by their skus.
 * @throws {Problem} bad-input — the cursor is not one of this list.
 */
export async function listOwnProducts(
  db: Pick<Database['db'], 'execute'>,
  query: OwnQuery,
  { seller }: { seller: number },
): Promise<OwnProduct[] | OwnProductPage> {
  const { limit = PER_PAGE, state, q = '' } = query
  const isPage = query.limit !== undefined || query.cursor !== undefined
  const after = rowAfter(query.cursor)
  const conditions = [...(state ? [STATES[state]] : []), ...wordConditions(q)]
  // One row more than the page holds tells whether there is a next one.
  const { rows, total } = await readOwnRows(db, { seller, conditions, after, limit: isPage ? limit + 1 : OWN_PRODUCT_LIMITS.listedPlain })
  if (!isPage) return rows
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return { results: rows.slice(0, limit), next_cursor: last ? String(last.product_id) : null, total }
}

const someVariant = (is: SQL): SQL => sql`exists (select from product_variants v where v.product = g.id and v.removed_at is null and ${is})`

const STATES: Record<(typeof OWN_PRODUCT_STATES)[number], SQL> = {
  active: sql`(g.is_active and g.held_reason is null)`,
  inactive: sql`not g.is_active`,
  low: someVariant(sql`v.stock <= ${PRODUCT_LIMITS.lowStock}`),
  out: someVariant(sql`v.stock = 0`),
  held: sql`g.held_reason is not null`,
}

function wordConditions(q: string): SQL[] {
  const asked = prefixQuery(wordsOf(q).map((word) => [word]))
  if (!asked) return []
  const sku = `${skuKey(q.trim()).replace(/[\\%_]/g, '\\$&')}%`
  return [sql`(g.search_words @@ ${asked}::tsquery or ${someVariant(sql`v.sku_key like ${sku}`)})`]
}
