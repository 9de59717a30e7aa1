import { asc, eq, sql } from 'drizzle-orm'
import { pick } from '#contract/core/pick.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { products } from '../tables/products.ts'
import { seller_profiles } from '../tables/sellers.ts'
import { learnProductTerms, PRODUCT_TEXT_COLUMNS } from './product-words.ts'

/** Rows that one statement rewrites. */
const BATCH = 1000

/** Has products found by what their shop is called now, and by the district where it is. */
export async function renameInProducts(tx: Pick<Tx, 'select' | 'insert' | 'execute'>, seller: number, seller_name: string): Promise<void> {
  const [shop] = await tx.select({ district: seller_profiles.district }).from(seller_profiles).where(eq(seller_profiles.user_id, seller))
  const { id } = products
  const rows = await tx
    .select({ id, ...pick(products, PRODUCT_TEXT_COLUMNS) })
    .from(products)
    .where(eq(products.seller, seller))
    .orderBy(asc(id))
  for (let at = 0; at < rows.length; at += BATCH) {
    const texts = rows.slice(at, at + BATCH).map((row) => ({ ...row, seller_name, district: shop?.district ?? null }))
    const terms = await learnProductTerms(tx, texts)
    const some = texts.map((product, index) => ({ id: product.id, words: terms[index] }))
    await tx.execute(sql`
      update products set search_words = array_to_tsvector(renamed.words)
      from json_to_recordset(${JSON.stringify(some)}::json) as renamed (id integer, words text[])
      where products.id = renamed.id`)
  }
}
