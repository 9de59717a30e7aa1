import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { skuOfVariant } from '#contract/products/product-csv.ts'
import { PRODUCT_LIMITS } from '#contract/products/product-limits.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import type { ProductRow, VariantRow } from '../../../db/products/own-product.ts'
import { skuKey } from '../../../db/products/require-skus.ts'
import { product_categories, product_variants, products } from '../../../db/tables/products.ts'
import { type Branch, categoryOfCell } from './category-of-cell.ts'

/** A product that the table is about, with all of its variants. */
export interface KnownProduct {
  row: ProductRow
  variants: VariantRow[]
}

/** What a table of products meets. */
export interface Known {
  /** By the sku of a row, as skus are compared. */
  variantOf: (sku: string) => VariantRow | undefined
  productOf: (product: number) => KnownProduct | undefined
  /** As `categoryOfCell`: most cells of a table say the same. */
  categoryOf: (cell: string) => Branch | undefined
}

const GENERATED = /^hk-([1-9]\d{0,9})$/
const LARGEST_ID = 2_147_483_647

interface Asked {
  seller: number
  skus: readonly string[]
  /** Held until the transaction ends: they are neither changed nor sold meanwhile. */
  isHeld: boolean
}

/** The products of a seller that have one of these skus, or a variant that has none and goes by its number. */
export async function readKnown(tx: Tx, { seller, skus, isHeld }: Asked): Promise<Known> {
  const keys = skus.map(skuKey)
  const numbers = keys.flatMap((key) => Number(GENERATED.exec(key)?.[1] ?? Number.NaN) || []).filter((id) => id <= LARGEST_ID)
  const isTheirs = and(eq(product_variants.seller, seller), isNull(product_variants.removed_at))
  const named = or(inArray(product_variants.sku_key, keys), and(inArray(product_variants.id, numbers), eq(product_variants.sku_key, '')))
  const met = keys.length === 0 ? [] : await tx.select({ product: product_variants.product }).from(product_variants).where(and(isTheirs, named))
  const ids = [...new Set(met.map(({ product }) => product))]
  const rows = ids.length === 0 ? [] : await readProducts(tx, and(inArray(products.id, ids), eq(products.seller, seller)), isHeld)
  const variants = ids.length === 0 ? [] : await readVariants(tx, and(inArray(product_variants.product, ids), isNull(product_variants.removed_at)), isHeld)
  const bySku = new Map(variants.map((variant) => [keyInTable(variant), variant]))
  const of = Map.groupBy(variants, ({ product }) => product)
  const known = new Map(rows.map((row) => [row.id, { row, variants: inOrder(of.get(row.id) ?? []) }]))
  const tree = await tx.select().from(product_categories)
  return {
    variantOf: (sku) => bySku.get(skuKey(sku)),
    productOf: (product) => known.get(product),
    categoryOf: remembering((cell) => categoryOfCell(tree, cell)),
  }
}

/** By what a variant is known in a table: one without a sku goes by its number. */
export const keyInTable = ({ id, sku_key }: Pick<VariantRow, 'id' | 'sku_key'>): string => sku_key || skuKey(skuOfVariant(id))

function remembering(find: (cell: string) => Branch | undefined): (cell: string) => Branch | undefined {
  const found = new Map<string, Branch | undefined>()
  return (cell) => {
    if (!found.has(cell)) found.set(cell, find(cell))
    return found.get(cell)
  }
}

/** In ascending id, as everybody locks them: products before their variants. */
function readProducts(tx: Tx, which: SQL | undefined, isHeld: boolean): Promise<ProductRow[]> {
  const query = tx.select().from(products).where(which).orderBy(asc(products.id)).limit(PRODUCT_LIMITS.perSeller)
  return isHeld ? query.for('no key update') : query
}

function readVariants(tx: Tx, which: SQL | undefined, isHeld: boolean): Promise<VariantRow[]> {
  const query = tx.select().from(product_variants).where(which).orderBy(asc(product_variants.id))
  return isHeld ? query.for('no key update') : query
}

const inOrder = (variants: VariantRow[]): VariantRow[] => variants.toSorted((a, b) => a.position - b.position || a.id - b.id)
