import { sql } from 'drizzle-orm'
import type { ProductCategory } from '#contract/products/products.ts'
import type { Database } from '../../../db/connection/open.ts'

/** Some hundred and fifty are made with the service; this only keeps a mistake from becoming an endless answer. */
const MOST = 5000

/** The tree of product categories: what has no parent first, then its children; each level in the order in which it was made. */
export async function listProductCategories(db: Pick<Database['db'], 'execute'>): Promise<ProductCategory[]> {
  const { rows } = await db.execute<ProductCategory & Record<string, unknown>>(sql`
    select id, title, title_bn, parent from product_categories order by (parent is not null)::int, id limit ${MOST}`)
  return rows
}
