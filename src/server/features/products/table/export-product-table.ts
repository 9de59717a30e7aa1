import { and, asc, eq, isNull } from 'drizzle-orm'
import { csvFile } from '#contract/core/csv.ts'
import type { Download } from '#contract/core/endpoint.ts'
import { pick } from '#contract/core/pick.ts'
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

/** Columns of a product that the table has, and what it needs to fill them. */
const READ = [
  ...(['id', 'title', 'second_title', 'product_category', 'product_subcategory', 'condition', 'condition_note', 'brand', 'warranty'] as const),
  ...(['weight_grams', 'days_to_return', 'is_active', 'options', 'description', 'second_description'] as const),
] as const
type Exported = Pick<ProductRow, (typeof READ)[number]>

/**
 * A seller's products as a table, one row per variant, the oldest first. Descriptions stand in the first row of each product alone, so that the table is
 * never larger than what can be read in. Read in again as it is, it changes nothing.
 */
export async function exportProductTable(db: Pick<Database['db'], 'select'>, { seller, now }: Asked): Promise<Download> {
  const tree = await db.select().from(product_categories)
  const rows: Exported[] = await db.select(pick(products, READ)).from(products).where(eq(products.seller, seller)).orderBy(asc(products.id))
  const variants = await db
    .select()
    .from(product_variants)
    .where(and(eq(product_variants.seller, seller), isNull(product_variants.removed_at)))
    .orderBy(asc(product_variants.position), asc(product_variants.id))
  const of = Map.groupBy(variants, ({ product }) => product)
  const cells = rows.flatMap((product) => {
    const said = productCells(product, cellOfCategory(tree, product))
    return (of.get(product.id) ?? []).map((variant, at) => ({ ...said, ...variantCells(variant), ...(at === 0 && descriptionCells(product)) }))
  })
  const table = csvFile([[...PRODUCT_CSV_COLUMNS], ...cells.map((row) => PRODUCT_CSV_COLUMNS.map((column) => row[column] ?? null))])
  return { bytes: new TextEncoder().encode(table), type: 'text/csv', file_name: `products-${dhakaDay(now)}.csv` }
}

type Cells = Partial<Record<ProductCsvColumn, Cell>>

function productCells(row: Exported, category: string): Cells {
  const { id, title, second_title, condition, condition_note, brand, warranty, weight_grams, days_to_return, is_active, options } = row
  const nameOf = (at: number) => options[at]?.name ?? ''
  return {
    product: String(id),
    ...{ title, second_title, category, condition, condition_note, brand, warranty, weight_grams, days_to_return },
    active: is_active ? 'yes' : 'no',
    ...{ option_1: nameOf(0), option_2: nameOf(1), option_3: nameOf(2) },
  }
}

const descriptionCells = ({ description, second_description }: Exported): Cells => ({
  description: textOfHtml(description),
  second_description: textOfHtml(second_description),
})

const variantCells = ({ id, sku, values, price, compare_at, stock }: VariantRow): Cells => ({
  sku: sku || skuOfVariant(id),
  ...{ value_1: values[0] ?? '', value_2: values[1] ?? '', value_3: values[2] ?? '' },
  ...{ price, compare_at, stock, stock_seen: stock },
})
