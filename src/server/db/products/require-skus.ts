import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import { lowerCase } from '#contract/core/one-form.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { product_variants } from '../tables/products.ts'

/** As skus are compared. */
export const skuKey = (sku: string): string => lowerCase(sku)

interface Named {
  seller: number
  /** Whose skus are being changed; 0: of a new one. */
  product: number
  variants: readonly { sku: string }[]
}

/**
 * Lets pass skus that no other product of this seller has.
 * @throws {Problem} taken — with each field at fault: `variants.0.sku`.
 */
export async function requireSkus(db: Pick<Tx, 'select'>, { seller, product, variants }: Named): Promise<void> {
  const keys = variants.flatMap(({ sku }) => (sku === '' ? [] : [skuKey(sku)]))
  if (keys.length === 0) return
  const others = and(eq(product_variants.seller, seller), ne(product_variants.product, product), isNull(product_variants.removed_at))
  const rows = await db
    .select({ sku_key: product_variants.sku_key })
    .from(product_variants)
    .where(and(others, inArray(product_variants.sku_key, keys)))
  const taken = new Set(rows.map(({ sku_key }) => sku_key))
  const fields = variants.flatMap(({ sku }, at) => (sku !== '' && taken.has(skuKey(sku)) ? [[`variants.${at}.sku`, 'taken']] : []))
  if (fields.length > 0) throw new Problem('taken', { fields: Object.fromEntries(fields) })
}
