import { and, desc, eq, getTableColumns, lt } from 'drizzle-orm'
import { allRows } from '../all-rows.ts'
import type { Database } from '../connection/open.ts'
import { delivery_options, product_variants, products, shops, stock_moves } from '../tables/products.ts'

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
  return allRows(({ below, limit }) =>
    db
      .select(variant)
      .from(product_variants)
      .where(and(eq(seller, user_id), below === undefined ? undefined : lt(id, below)))
      .orderBy(desc(id))
      .limit(limit),
  )
}

async function movesOf(db: Database['db'], user_id: number) {
  const rows = await allRows(({ below, limit }) =>
    db
      .select(getTableColumns(stock_moves))
      .from(stock_moves)
      .innerJoin(product_variants, eq(product_variants.id, stock_moves.variant))
      .where(and(eq(product_variants.seller, user_id), below === undefined ? undefined : lt(stock_moves.id, below)))
      .orderBy(desc(stock_moves.id))
      .limit(limit),
  )
  return rows.map(({ id: _, ...move }) => move)
}
