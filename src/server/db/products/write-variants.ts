import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { PRODUCT_LIMITS } from '#contract/products/product-limits.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { product_variants } from '../tables/products.ts'
import { moveStock, type StockMove, type StockReason } from './move-stock.ts'
import type { VariantRow } from './own-product.ts'
import { skuKey } from './require-skus.ts'

/** A variant as it shall be. */
export interface WantedVariant {
  /** Of one that exists. */
  variant_id?: number | undefined
  values: readonly string[]
  price: number
  compare_at: number | null
  stock: number
  /** The stock that its seller saw, of one that exists: only another one changes it. */
  seen?: number | undefined
  sku: string
  /** Id of a picture of the product; null: the first. */
  picture: number | null
}

interface Shelf {
  product: number
  seller: number
  /** As what moves of stock are recorded that exists already. */
  why?: StockReason
}

const most = PRODUCT_LIMITS.stockMost

/**
 * Makes the variants of a product, which is held, what is wanted: those that are named are changed, new ones are made, all others are removed and their
 * stock with them. Orders of them wait meanwhile.
 * @throws {Problem} bad-input — one that is named is not the product's, or is named twice; stock-changed — some were sold since their stock was `seen`: `facts`
 * has what is left of each.
 */
export async function writeVariants(tx: Tx, { product, seller, why = 'set' }: Shelf, wanted: readonly WantedVariant[]): Promise<void> {
  const before = await holdVariants(tx, product)
  const named = new Map(before.map((row) => [row.id, row]))
  for (const [at, { variant_id }] of wanted.entries()) {
    if (variant_id !== undefined && !named.delete(variant_id)) throw new Problem('bad-input', { fields: { [`variants.${at}`]: 'does-not-fit' } })
  }
  await removeVariants(tx, [...named.values()])
  const rows = new Map(before.map((row) => [row.id, row]))
  await setAside(tx, wanted, rows)
  const moves: StockMove[] = []
  const made: StockMove[] = []
  for (const [position, variant] of wanted.entries()) {
    const { variant_id, stock, seen } = variant
    const columns = columnsOf(variant, position)
    const row = variant_id === undefined ? undefined : rows.get(variant_id)
    if (row) {
      await tx.update(product_variants).set(columns).where(eq(product_variants.id, row.id))
      const from = seen ?? row.stock
      if (stock !== from) moves.push({ variant: row.id, delta: stock - from, seen: from })
    } else {
      const [one] = await tx
        .insert(product_variants)
        .values({ ...columns, product, seller, stock: 0 })
        .returning({ id: product_variants.id })
      if (one && stock > 0) made.push({ variant: one.id, delta: stock })
    }
  }
  const moved = await moveStock(tx, moves, { why, most })
  // Nobody sells of them meanwhile: what was read is what stays when this is undone.
  if (moved.size < moves.length) throw new Problem('stock-changed', { facts: Object.fromEntries(before.map(({ id, stock }) => [`variant_${id}`, stock])) })
  await moveStock(tx, made, { why: why === 'import' ? 'import' : 'made', most })
}

const columnsOf = ({ values, price, compare_at, sku, picture }: WantedVariant, position: number) => ({
  values: [...values],
  price,
  compare_at,
  sku,
  sku_key: skuKey(sku),
  picture,
  position,
})

/** In ascending id, as orders lock them. */
const holdVariants = (tx: Tx, product: number): Promise<VariantRow[]> =>
  tx
    .select()
    .from(product_variants)
    .where(and(eq(product_variants.product, product), isNull(product_variants.removed_at)))
    .orderBy(asc(product_variants.id))
    .for('no key update')

async function removeVariants(tx: Tx, gone: readonly VariantRow[]): Promise<void> {
  if (gone.length === 0) return
  const ids = gone.map(({ id }) => id)
  const moves = gone.flatMap(({ id, stock }) => (stock > 0 ? [{ variant: id, delta: -stock, seen: stock }] : []))
  await moveStock(tx, moves, { why: 'removed' })
  await tx.update(product_variants).set({ removed_at: sql`now()` }).where(inArray(product_variants.id, ids))
}

/** Two variants may exchange their values or skus: both let go of theirs before each gets its new one. */
async function setAside(tx: Tx, wanted: readonly WantedVariant[], rows: ReadonlyMap<number, VariantRow>): Promise<void> {
  const other = wanted.flatMap(({ variant_id, values, sku }) => {
    const row = variant_id === undefined ? undefined : rows.get(variant_id)
    return row && (row.sku_key !== skuKey(sku) || row.values.join('\0') !== values.join('\0')) ? [row.id] : []
  })
  if (other.length === 0) return
  await tx
    .update(product_variants)
    .set({ sku_key: '', values: sql`array[${product_variants.id}::text, '', '', '']` })
    .where(inArray(product_variants.id, other))
}
