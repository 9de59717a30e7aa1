import { and, asc, inArray, isNull, sql } from 'drizzle-orm'
import { keysOf } from '#contract/core/pick.ts'
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

/** A product and all of its variants as they shall be. */
export interface WantedProduct {
  product: number
  variants: readonly WantedVariant[]
}

interface Shelf {
  seller: number
  /** As what moves of stock are recorded that exists already. */
  why?: StockReason
}

const most = PRODUCT_LIMITS.stockMost

/**
 * Makes the variants of products, which are held, what is wanted: those that are named are changed, new ones are made, all others are removed and their
 * stock with them. Orders of them wait meanwhile. However many there are, it takes a few statements.
 * @throws {Problem} bad-input — one that is named is not the product's, or is named twice; stock-changed — some were sold since their stock was `seen`: `facts`
 * has what is left of each.
 */
export async function writeVariants(tx: Tx, { seller, why = 'set' }: Shelf, wanted: readonly WantedProduct[]): Promise<void> {
  const before = await holdVariants(tx, wanted)
  const gone = new Map(before.map((row) => [row.id, row]))
  const changes: Change[] = []
  const made: Made[] = []
  for (const { product, variants } of wanted) {
    for (const [position, variant] of variants.entries()) {
      const columns = columnsOf(variant, position)
      if (variant.variant_id === undefined) {
        made.push({ columns: { ...columns, product, seller }, stock: variant.stock })
        continue
      }
      const row = gone.get(variant.variant_id)
      if (row?.product !== product) throw new Problem('bad-input', { fields: { [`variants.${position}`]: 'does-not-fit' } })
      gone.delete(row.id)
      changes.push({ row, columns, stock: variant.stock, seen: variant.seen ?? row.stock })
    }
  }
  await removeVariants(tx, [...gone.values()])
  await changeVariants(tx, changes)
  const moves = changes.flatMap(({ row, stock, seen }) => (stock === seen ? [] : [{ variant: row.id, delta: stock - seen, seen }]))
  const moved = await moveStock(tx, moves, { why, most })
  // They are locked against sales: what was read is what stays when this is undone.
  if (moved.size < moves.length) throw new Problem('stock-changed', { facts: Object.fromEntries(before.map(({ id, stock }) => [`variant_${id}`, stock])) })
  await moveStock(tx, await insertVariants(tx, made), { why: why === 'import' ? 'import' : 'made', most })
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

interface Change {
  row: VariantRow
  columns: ReturnType<typeof columnsOf>
  stock: number
  seen: number
}

interface Made {
  columns: Change['columns'] & { product: number; seller: number }
  stock: number
}

/** In ascending id, as orders lock them. */
const holdVariants = (tx: Tx, wanted: readonly WantedProduct[]): Promise<VariantRow[]> =>
  tx
    .select()
    .from(product_variants)
    .where(
      and(
        inArray(
          product_variants.product,
          wanted.map(({ product }) => product),
        ),
        isNull(product_variants.removed_at),
      ),
    )
    .orderBy(asc(product_variants.id))
    .for('no key update')

async function removeVariants(tx: Tx, gone: readonly VariantRow[]): Promise<void> {
  if (gone.length === 0) return
  const ids = gone.map(({ id }) => id)
  const moves = gone.flatMap(({ id, stock }) => (stock > 0 ? [{ variant: id, delta: -stock, seen: stock }] : []))
  await moveStock(tx, moves, { why: 'removed' })
  await tx.update(product_variants).set({ removed_at: sql`now()` }).where(inArray(product_variants.id, ids))
}

async function changeVariants(tx: Tx, changes: readonly Change[]): Promise<void> {
  const other = changes.filter(({ row, columns }) => keysOf(columns).some((name) => JSON.stringify(row[name]) !== JSON.stringify(columns[name])))
  if (other.length === 0) return
  await setAside(tx, other)
  const wanted = JSON.stringify(other.map(({ row, columns }) => ({ id: row.id, ...columns })))
  await tx.execute(sql`
    update product_variants v
    set values = w.values, price = w.price, compare_at = w.compare_at, sku = w.sku, sku_key = w.sku_key, picture = w.picture, position = w.position
    from json_to_recordset(${wanted}::json)
      as w (id integer, values text[], price integer, compare_at integer, sku text, sku_key text, picture integer, position integer)
    where v.id = w.id`)
}

/** Two variants may exchange their values or skus: both let go of theirs before each gets its new one. */
async function setAside(tx: Tx, changes: readonly Change[]): Promise<void> {
  const renamed = changes.filter(({ row, columns }) => row.sku_key !== columns.sku_key || row.values.join('\0') !== columns.values.join('\0'))
  if (renamed.length === 0) return
  const ids = renamed.map(({ row }) => row.id)
  await tx
    .update(product_variants)
    .set({ sku_key: '', values: sql`array[${product_variants.id}::text, '', '', '']` })
    .where(inArray(product_variants.id, ids))
}

/** Rows of one statement: PostgreSQL takes 65,535 values. */
const AT_ONCE = 500

/** The new variants, without stock. Gives the moves that bring it. */
async function insertVariants(tx: Tx, made: readonly Made[]): Promise<StockMove[]> {
  const moves: StockMove[] = []
  for (let from = 0; from < made.length; from += AT_ONCE) {
    const some = made.slice(from, from + AT_ONCE)
    const rows = await tx
      .insert(product_variants)
      .values(some.map(({ columns }) => ({ ...columns, stock: 0 })))
      .returning({ id: product_variants.id })
    moves.push(...rows.map(({ id }, at) => ({ variant: id, delta: some[at]?.stock ?? 0 })))
  }
  return moves
}
