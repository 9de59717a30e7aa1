import { desc, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../connection/open.ts'
import { delivery_options, product_variants, products, shops, stock_moves } from '../tables/products.ts'

/** Above what one seller may have. */
const MOST_ROWS = 10_000

/** What a seller offers, with its variants, their latest moves of stock, and how it is delivered. */
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
  const { seller: _whose, sku_key: _folded, ...variant } = getTableColumns(product_variants)
  const { seller: _mine, ...terms } = getTableColumns(shops)
  const [shop] = await db.select(terms).from(shops).where(eq(shops.seller, user_id))
  return {
    shop: shop ?? null,
    delivery_options: await db.select(option).from(delivery_options).where(eq(delivery_options.seller, user_id)).limit(MOST_ROWS),
    products: await db.select(product).from(products).where(eq(products.seller, user_id)).orderBy(desc(products.id)).limit(MOST_ROWS),
    product_variants: await db
      .select(variant)
      .from(product_variants)
      .where(eq(product_variants.seller, user_id))
      .orderBy(desc(product_variants.id))
      .limit(MOST_ROWS),
    stock_moves: await movesOf(db, user_id),
  }
}

function movesOf(db: Database['db'], user_id: number) {
  const { id: _, ...move } = getTableColumns(stock_moves)
  return db
    .select(move)
    .from(stock_moves)
    .innerJoin(product_variants, eq(product_variants.id, stock_moves.variant))
    .where(eq(product_variants.seller, user_id))
    .orderBy(desc(stock_moves.id))
    .limit(MOST_ROWS)
}
