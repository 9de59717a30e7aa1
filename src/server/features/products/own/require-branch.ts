import { inArray } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Reason } from '#contract/core/reasons.ts'
import type { Database } from '../../../db/connection/open.ts'
import { product_categories } from '../../../db/tables/products.ts'

interface Branch {
  product_category: number
  product_subcategory: number
}

const DOES_NOT_FIT: Reason = 'does-not-fit'

/**
 * Lets pass two levels that stand under each other.
 * @throws {Problem} bad-input — the first that does not exist, or stands elsewhere.
 */
export async function requireBranch(db: Pick<Database['db'], 'select'>, { product_category, product_subcategory }: Branch): Promise<void> {
  const rows = await db
    .select({ id: product_categories.id, parent: product_categories.parent })
    .from(product_categories)
    .where(inArray(product_categories.id, [product_category, product_subcategory]))
  const parents = new Map(rows.map(({ id, parent }) => [id, parent]))
  if (parents.get(product_category) !== null) throw new Problem('bad-input', { fields: { product_category: DOES_NOT_FIT } })
  if (parents.get(product_subcategory) !== product_category) throw new Problem('bad-input', { fields: { product_subcategory: DOES_NOT_FIT } })
}
