import { type SQL, sql } from 'drizzle-orm'
import { PRODUCT_LISTED, type ProductCard } from '#contract/products/products.ts'
import type { ProductSort } from '#contract/products/products-filter.ts'
import type { Database } from '../connection/open.ts'
import type { RowAfter } from '../row-cursor.ts'
import { rowsThatFit } from '../search/by-words.ts'
import { isoMicroseconds } from '../wire-time.ts'
import { CARD_COLUMNS, CARD_JOINS, type CardRow, cardOf } from './product-columns.ts'
import { type ProductSearch, productCondition } from './product-search.ts'

/** Which rows of an answer are wanted. */
interface ProductRange {
  order: ProductSort
  limit: number
  /** Rows after this one; null from the first. */
  after: RowAfter | null
  /** Whether each row shall carry the number of all rows. */
  is_counted: boolean
}

/** A card with what the next page needs to know about it. */
export interface ProductRow extends CardRow {
  cursor_key: string
  /** How many products fit, at most `countedTo` + 1; null when not asked for. */
  counted: number | null
}

interface OrderSql {
  /** What an index begins with; ties go by id, in the same direction, so that one index serves. */
  key: SQL
  keyText: SQL
  keyType: SQL
  direction: SQL
  beyond: SQL
}
const ascending = { direction: sql`asc`, beyond: sql`>` }
const descending = { direction: sql`desc`, beyond: sql`<` }
const byPrice = { key: sql`price`, keyText: sql`page.key::text`, keyType: sql`integer` }
const ORDERS: Record<ProductSort, OrderSql> = {
  newest: { key: sql`published_at`, keyText: isoMicroseconds(sql`page.key`), keyType: sql`timestamptz`, ...descending },
  'price-low': { ...byPrice, ...ascending },
  'price-high': { ...byPrice, ...descending },
}

/** So many more rows with the words are said to be wanted than are: see the rows of jobs. The database then walks the list only where words are common. */
const WALK_COST = 4

/**
 * One page of cards in one statement: keys first, from an index; then the columns of those rows alone. Where it is counted, the walk goes on in
 * the same order until just beyond `countedTo`, and no further: so the page and its count are one walk.
 */
export function productRowsSql(search: ProductSearch, { order, limit, after, is_counted }: ProductRange): SQL {
  const { key, keyText, keyType, direction, beyond } = ORDERS[order]
  const later = after ? sql`and (${key}, id) ${beyond} (${after.key}::${keyType}, ${after.id}::integer)` : sql``
  const walked = is_counted ? Math.max(limit, PRODUCT_LISTED.countedTo + 1) : limit
  const expected = search.words.length && !search.isFoundFirst ? walked * WALK_COST : walked
  const rows = rowsThatFit({ from: sql`products`, condition: productCondition(search) }, search.isFoundFirst)
  return sql`
    with likely as materialized (
      select id, ${key} as key from ${rows} ${later} order by ${key} ${direction}, id ${direction} limit ${expected}),
    found as materialized (select id, key from likely order by key ${direction}, id ${direction} limit ${walked})
    select ${CARD_COLUMNS}, ${keyText} as cursor_key, ${is_counted ? sql`(select count(*)::integer from found)` : sql`null`} as counted
    from (select id, key from found order by key ${direction}, id ${direction} limit ${limit}) as page
    join products g on g.id = page.id ${CARD_JOINS}
    order by page.key ${direction}, page.id ${direction}`
}

export async function readProductRows(db: Pick<Database['db'], 'execute'>, search: ProductSearch, range: ProductRange): Promise<ProductRow[]> {
  const { rows } = await db.execute<ProductRow & Record<string, unknown>>(productRowsSql(search, range))
  return rows
}

/** A row without what only pages need. */
export const productCardOf = ({ cursor_key: _key, counted: _counted, ...row }: ProductRow): ProductCard => cardOf(row)
