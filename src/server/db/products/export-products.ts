import { and, desc, eq, getTableColumns, lt } from 'drizzle-orm'
import type { Database } from '../connection/open.ts'
import { delivery_options, product_variants, products, shops, stock_moves } from '../tables/products.ts'

/** Rows that one statement reads. */
const AT_ONCE = 10_000

/** What a seller offers, with its variants, every move of their stock, and how it is delivered. */
export async function exportProducts(db: Database['db'], user_id: number) {
  const {
    seller: _seller,
    search_words: _words,
    description_state: _state,
    second_description_state: _other,
    client_key: _key,
    ...product
  } = getTableColumns(products)
  const { seller: _owner, client_key: _once, ...option } = getTableColumns(delivery_options)
  const { seller: _mine, ...terms } = getTableColumns(shops)
  const [shop] = await db.select(terms).from(shops).where(eq(shops.seller, user_id))
  return {
    shop: shop ?? null,
    delivery_options: await db.select(option).from(delivery_options).where(eq(delivery_options.seller, user_id)),
    // As many as one seller may have: PRODUCT_LIMITS.perSeller.
    products: await db.select(product).from(products).where(eq(products.seller, user_id)).orderBy(desc(products.id)),
    product_variants: await variantsOf(db, user_id),
    stock_moves: await movesOf(db, user_id),
  }
}

function variantsOf(db: Database['db'], user_id: number) {
  const { seller: _whose, sku_key: _folded, ...variant } = getTableColumns(product_variants)
  const { seller, id } = product_variants
  return allOf((last) =>
    db
      .select(variant)
      .from(product_variants)
      .where(and(eq(seller, user_id), last === undefined ? undefined : lt(id, last)))
      .orderBy(desc(id))
      .limit(AT_ONCE),
  )
}

async function movesOf(db: Database['db'], user_id: number) {
  const rows = await allOf((last) =>
    db
      .select(getTableColumns(stock_moves))
      .from(stock_moves)
      .innerJoin(product_variants, eq(product_variants.id, stock_moves.variant))
      .where(and(eq(product_variants.seller, user_id), last === undefined ? undefined : lt(stock_moves.id, last)))
      .orderBy(desc(stock_moves.id))
      .limit(AT_ONCE),
  )
  return rows.map(({ id: _, ...move }) => move)
}

/** Every row, the latest first. @param read gives at most `AT_ONCE`, of smaller ids than the last one. */
async function allOf<Row extends { id: number }>(read: (last: number | undefined) => Promise<Row[]>): Promise<Row[]> {
  const all: Row[] = []
  for (;;) {
    const some = await read(all.at(-1)?.id)
    all.push(...some)
    if (some.length < AT_ONCE) return all
  }
}
