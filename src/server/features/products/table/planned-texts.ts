import { escapeHtml } from '#contract/core/escape-html.ts'
import { lowerCase } from '#contract/core/one-form.ts'
import { textOfHtml } from '#contract/core/text-of-html.ts'
import type { CsvFault } from '#contract/products/product-csv.ts'
import type { ProductFormTexts } from '#contract/products/product-form.ts'
import { PRODUCT_LIMITS } from '#contract/products/product-limits.ts'
import { textsOfProduct } from '../own/texts-of-product.ts'
import type { Known, KnownProduct } from './known-products.ts'
import type { ProductRows } from './read-sheet.ts'
import { sharedCells } from './shared-cells.ts'

/** What a new product says where the table says nothing. */
const NEW: ProductFormTexts = {
  ...{ title: '', second_title: '', product_category: '', product_subcategory: '', condition: 'new', condition_note: '', brand: '', warranty: '' },
  ...{ weight_grams: '', days_to_return: String(PRODUCT_LIMITS.returnDaysLeast), options: '[]', variants: '[]' },
  ...{ description: '', description_state: '', second_description: '', second_description_state: '' },
}

const PLAIN = ['title', 'second_title', 'condition', 'condition_note', 'brand', 'warranty', 'weight_grams', 'days_to_return'] as const
/** An empty cell of these says nothing; of all others it says that there is none. */
const ALWAYS_SAID: readonly string[] = ['title', 'condition', 'days_to_return', 'description']

interface Planned {
  known: Known
  product: KnownProduct | undefined
  faults: CsvFault[]
}

/** The fields of a product with what its rows say in their place; options and variants are not among them. */
export function plannedTexts(rows: ProductRows, { known, product, faults }: Planned): ProductFormTexts {
  const texts = product ? textsOfProduct(product.row, { variants: [], pictures: [] }) : { ...NEW }
  const cellOf = sharedCells(rows, faults)
  // The first row of a product has its descriptions, and may be in another table.
  const isPart = product !== undefined && rows.length < product.variants.length
  for (const column of PLAIN) {
    const cell = cellOf(column)
    if (cell !== undefined && (cell !== '' || !ALWAYS_SAID.includes(column))) texts[column] = column === 'condition' ? lowerCase(cell) : cell
  }
  for (const column of ['description', 'second_description'] as const) {
    const cell = cellOf(column)
    // The table has texts without their markup: what says the same keeps its own.
    if (cell === undefined || (cell === '' && (isPart || ALWAYS_SAID.includes(column))) || onOneLine(cell) === textOfHtml(texts[column])) continue
    texts[column] = htmlOf(cell)
    texts[`${column}_state`] = ''
  }
  const category = cellOf('category')
  if (category) {
    const branch = known.categoryOf(category)
    if (!branch) faults.push({ row: rows[0].row, column: 'category', reason: 'does-not-fit' })
    texts.product_category = String(branch?.product_category ?? 1)
    texts.product_subcategory = String(branch?.product_subcategory ?? 1)
  }
  return texts
}

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A plain text as markup, a paragraph for each of its lines. */
const htmlOf = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')
