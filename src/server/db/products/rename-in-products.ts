import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { pick } from '#contract/core/pick.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { products } from '../tables/products.ts'
import { seller_profiles } from '../tables/sellers.ts'
import { learnProductTerms, PRODUCT_TEXT_COLUMNS } from './product-words.ts'

/** Rows that are read and rewritten at once: each with its descriptions. */
const BATCH = 200

/** Has products found by what their shop is called now, and by the district where it is. */
export async function renameInProducts(tx: Pick<Tx, 'select' | 'insert' | 'execute'>, seller: number, seller_name: string): Promise<void> {
  const [shop] = await tx.select({ district: seller_profiles.district }).from(seller_profiles).where(eq(seller_profiles.user_id, seller))
  const { id } = products
  const columns = { id, ...pick(products, PRODUCT_TEXT_COLUMNS) }
  for (let last = 0, count = BATCH; count === BATCH; ) {
    const mine = and(eq(products.seller, seller), gt(id, last))
    const rows = await tx.select(columns).from(products).where(mine).orderBy(asc(id)).limit(BATCH)
    const terms = await learnProductTerms(
      tx,
      rows.map((row) => ({ ...row, seller_name, district: shop?.district ?? null })),
    )
    const some = rows.map((product, at) => ({ id: product.id, words: terms[at] }))
    await tx.execute(sql`
      update products set search_words = array_to_tsvector(renamed.words)
      from json_to_recordset(${JSON.stringify(some)}::json) as renamed (id integer, words text[])
      where products.id = renamed.id`)
    last = rows.at(-1)?.id ?? last
    count = rows.length
  }
}
