import { and, asc, eq, isNull } from 'drizzle-orm'
import { csvFile } from '#contract/core/csv.ts'
import type { Download } from '#contract/core/endpoint.ts'
import { textOfHtml } from '#contract/core/text-of-html.ts'
import { dhakaDay } from '#contract/core/time.ts'
import { PRODUCT_CSV_COLUMNS, type ProductCsvColumn, skuOfVariant } from '#contract/products/product-csv.ts'
import type { Database } from '../../../db/connection/open.ts'
import type { ProductRow, VariantRow } from '../../../db/products/own-product.ts'
import { product_categories, product_variants, products } from '../../../db/tables/products.ts'
import { cellOfCategory } from './category-of-cell.ts'

type Cell = string | number | null

interface Asked {
  seller: number
  /** Milliseconds since the epoch. */
  now: number
}

/** A seller's products as a table, one row per variant, the oldest first. Read in again as it is, it changes nothing. */
export async function exportProductTable(db: Pick<Database['db'], 'select'>, { seller, now }: Asked): Promise<Download> {
  const tree = await db.select().from(product_categories)
  const rows = await db
    .select({ product: products, variant: product_variants })
    .from(products)
    .innerJoin(product_variants, and(eq(product_variants.product, products.id), isNull(product_variants.removed_at)))
    .where(eq(products.seller, seller))
    .orderBy(asc(products.id), asc(product_variants.position), asc(product_variants.id))
  const cells = rows.map(({ product, variant }) => ({ ...productCells(product, cellOfCategory(tree, product)), ...variantCells(variant) }))
  const table = csvFile([[...PRODUCT_CSV_COLUMNS], ...cells.map((row) => PRODUCT_CSV_COLUMNS.map((column) => row[column]))])
  return { bytes: new TextEncoder().encode(table), type: 'text/csv', file_name: `products-${dhakaDay(now)}.csv` }
}

function productCells(row: ProductRow, category: string): Record<Exclude<ProductCsvColumn, keyof ReturnType<typeof variantCells>>, Cell> {
  const { id, title, second_title, condition, condition_note, brand, warranty, weight_grams, days_to_return, is_active, options } = row
  const nameOf = (at: number) => options[at]?.name ?? ''
  return {
    product: String(id),
    ...{ title, second_title, category, condition, condition_note, brand, warranty, weight_grams, days_to_return },
    description: textOfHtml(row.description),
    second_description: textOfHtml(row.second_description),
    active: is_active ? 'yes' : 'no',
    ...{ option_1: nameOf(0), option_2: nameOf(1), option_3: nameOf(2) },
  }
}

const variantCells = ({ id, sku, values, price, compare_at, stock }: VariantRow) => ({
  sku: sku || skuOfVariant(id),
  ...{ value_1: values[0] ?? '', value_2: values[1] ?? '', value_3: values[2] ?? '' },
  ...{ price, compare_at, stock, stock_seen: stock },
})
