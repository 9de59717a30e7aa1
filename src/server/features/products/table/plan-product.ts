import { lowerCase } from '#contract/core/one-form.ts'
import { type CsvFault, PRODUCT_CSV_COLUMNS } from '#contract/products/product-csv.ts'
import type { ProductForm } from '#contract/products/product-form.ts'
import { judgeProduct } from '../own/product-fields.ts'
import type { Known, KnownProduct } from './known-products.ts'
import { plannedTexts } from './planned-texts.ts'
import { type PlannedVariant, plannedVariants } from './planned-variants.ts'
import type { ProductRows } from './read-sheet.ts'
import { sharedCells } from './shared-cells.ts'

/** What the rows of one product come to. */
export interface ProductPlan {
  rows: ProductRows
  /** Undefined: it is made. */
  product: KnownProduct | undefined
  form: ProductForm
  /** As in `form`, by their places. */
  variants: readonly PlannedVariant[]
  /** Undefined: stays. */
  is_active: boolean | undefined
  isChanged: boolean
}

/** What the rows of one product come to, or what is wrong with them. */
export function planProduct(rows: ProductRows, known: Known): { plan?: ProductPlan; faults: CsvFault[] } {
  const faults: CsvFault[] = []
  const products = rows.map(({ cells }) => known.variantOf(cells.sku ?? '')?.product)
  const [first] = products.filter((product) => product !== undefined)
  const second = products.findIndex((product) => product !== undefined && product !== first)
  if (second !== -1) return { faults: [{ row: rows[second]?.row ?? 0, column: 'sku', reason: 'two-products' }] }
  const product = first === undefined ? undefined : known.productOf(first)
  const planned = { known, product, faults }
  const texts = plannedTexts(rows, planned)
  const { options, variants } = plannedVariants(rows, planned)
  const wanted = variants.map(({ texts: said, before }) => ({ ...said, ...(before && { variant_id: before.id, seen: before.stock }) }))
  const { form, faults: fields } = judgeProduct({ ...texts, options: JSON.stringify(options), variants: JSON.stringify(wanted) })
  // Where it is said which variant does not fit, nothing more is said of all of them.
  const isPlaced = Object.keys(fields).some((field) => field.startsWith('variants.'))
  for (const [field, reason] of Object.entries(fields)) if (field !== 'variants' || !isPlaced) faults.push(placed({ field, reason }, { rows, variants }))
  const is_active = activeOf(rows, { product, faults })
  if (!form || faults.length > 0) return { faults: withoutRepeats(faults) }
  const plan = { rows, product, form, variants, is_active }
  return { plan: { ...plan, isChanged: isChanged(plan) }, faults }
}

const WHERE: Readonly<Record<string, string>> = {
  product_category: 'category',
  product_subcategory: 'category',
  description_state: 'description',
  second_description_state: 'second_description',
  options: 'option_1',
  values: 'value_1',
  variants: 'value_1',
}

/** Where in the table a field of the form comes from. */
function placed({ field, reason }: { field: string; reason: string }, { rows, variants }: Pick<ProductPlan, 'rows' | 'variants'>): CsvFault {
  const [name = '', at = '', part = ''] = field.split('.')
  if (name === 'variants' && at !== '') return { row: variants[Number(at)]?.row ?? rows[0].row, column: columnOf(part || 'values'), reason }
  if (name === 'options' && at !== '') return { row: rows[0].row, column: `${part === 'values' ? 'value' : 'option'}_${Number(at) + 1}`, reason }
  return { row: rows[0].row, column: columnOf(name), reason }
}

const columnOf = (name: string): string => WHERE[name] ?? PRODUCT_CSV_COLUMNS.find((column) => column === name) ?? 'sku'

/** One cell is named once. */
const withoutRepeats = (faults: readonly CsvFault[]): CsvFault[] =>
  faults.filter(({ row, column }, at) => faults.findIndex((one) => one.row === row && one.column === column) === at)

const ACTIVE: Readonly<Record<string, boolean>> = { yes: true, true: true, '1': true, হ্যাঁ: true, no: false, false: false, '0': false, না: false }

/** Whether a product shall be on sale. One without a picture waits for it, and is off until its seller puts it on sale. */
function activeOf(rows: ProductRows, { product, faults }: { product: KnownProduct | undefined; faults: CsvFault[] }): boolean | undefined {
  const cell = sharedCells(rows, faults)('active')
  if (!cell) return undefined
  const is_active = ACTIVE[lowerCase(cell)]
  if (is_active === undefined || (is_active && product && product.row.taken_off_at !== null))
    faults.push({ row: rows[0].row, column: 'active', reason: 'does-not-fit' })
  return is_active && !product?.row.thumbnail ? undefined : is_active
}

const COMPARED = [
  ...(['title', 'second_title', 'product_category', 'product_subcategory', 'condition', 'condition_note', 'brand', 'warranty'] as const),
  ...(['weight_grams', 'days_to_return', 'options', 'description', 'second_description'] as const),
]

function isChanged({ product, form, variants, is_active }: Omit<ProductPlan, 'isChanged'>): boolean {
  if (!product) return true
  const { row } = product
  if (is_active !== undefined && is_active !== row.is_active) return true
  if (COMPARED.some((name) => JSON.stringify(form[name]) !== JSON.stringify(row[name]))) return true
  return form.variants.some(({ values, price, compare_at, stock, sku }, at) => {
    const before = variants[at]?.before
    const now = { values, price, compare_at, stock, sku }
    return Object.entries(now).some(([name, value]) => JSON.stringify(value) !== JSON.stringify(before?.[name as keyof typeof now]))
  })
}
