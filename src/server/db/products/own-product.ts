import { and, asc, eq, isNull } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../connection/in-transaction.ts'
import type { Database } from '../connection/open.ts'
import { product_variants, products } from '../tables/products.ts'

export type ProductRow = typeof products.$inferSelect
export type VariantRow = typeof product_variants.$inferSelect

/** Whose product. */
export interface OwnProductKey {
  /** User id. */
  seller: number
  product_id: number
}

type Reader = Pick<Database['db'], 'select'>

/**
 * The seller's own product; another seller's is as good as none.
 * @throws {Problem} not-found — there is none, or it is another seller's.
 */
export async function ownProduct(db: Reader, whose: OwnProductKey): Promise<ProductRow> {
  const [row] = await db.select().from(products).where(mine(whose))
  if (!row) throw new Problem('not-found')
  return row
}

/**
 * The same for a transaction that changes it. Orders go on meanwhile: they lock variants alone. Another seller's row is never waited for.
 * @throws {Problem} not-found — there is none, or it is another seller's.
 */
export async function holdOwnProduct(tx: Pick<Tx, 'select'>, whose: OwnProductKey): Promise<ProductRow> {
  const [row] = await tx.select().from(products).where(mine(whose)).for('no key update')
  if (!row) throw new Problem('not-found')
  return row
}

const mine = ({ seller, product_id }: OwnProductKey) => and(eq(products.id, product_id), eq(products.seller, seller))

/** What of a product can be ordered, in its order. */
export const variantsOf = (db: Reader, product: number): Promise<VariantRow[]> =>
  db
    .select()
    .from(product_variants)
    .where(and(eq(product_variants.product, product), isNull(product_variants.removed_at)))
    .orderBy(asc(product_variants.position), asc(product_variants.id))
