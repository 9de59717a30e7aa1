import * as v from 'valibot'
import { wholeText } from '#contract/core/form-values.ts'
import { lowerCase } from '#contract/core/one-form.ts'
import type { CsvFault } from '#contract/products/product-csv.ts'
import { PRODUCT_LIMITS } from '#contract/products/product-limits.ts'
import type { ProductOption } from '#contract/products/products.ts'
import type { VariantRow } from '../../../db/products/own-product.ts'
import { skuKey } from '../../../db/products/require-skus.ts'
import { type Known, type KnownProduct, keyInTable } from './known-products.ts'
import type { ProductRows, SheetRow } from './read-sheet.ts'
import { sharedCells } from './shared-cells.ts'

const OPTIONS = ['option_1', 'option_2', 'option_3'] as const
const VALUES = ['value_1', 'value_2', 'value_3'] as const

/** A variant of the table, or one that the table does not name, before it is judged. */
export interface PlannedVariant {
  /** Of the row that says it, or of the first of its product. */
  row: number
  before: VariantRow | undefined
  texts: { values: string[]; price: string; compare_at: string; stock: string; sku: string }
}

interface Planned {
  known: Known
  product: KnownProduct | undefined
  faults: CsvFault[]
}

/** What a product comes in, and its variants: those it has, with what rows say of them, and new ones behind them. */
export function plannedVariants(rows: ProductRows, { known, product, faults }: Planned): { options: ProductOption[]; variants: PlannedVariant[] } {
  const rowOf = new Map(rows.flatMap((row) => [known.variantOf(row.cells.sku ?? '')].flatMap((variant) => (variant ? [[variant.id, row] as const] : []))))
  const had = product?.row.options ?? []
  const names = optionNames(rows, had, faults)
  const isSame = names.length === had.length && names.every((name, at) => lowerCase(name) === lowerCase(had[at]?.name ?? ''))
  const existing = product?.variants ?? []
  if (!isSame && existing.some(({ id }) => !rowOf.has(id))) faults.push({ row: rows[0].row, column: 'option_1', reason: 'does-not-fit' })
  const variants = [
    ...existing.map((before) => variantOf({ before, row: rowOf.get(before.id), count: names.length }, { first: rows[0], faults })),
    ...rows
      .filter(({ cells }) => !known.variantOf(cells.sku ?? ''))
      .map((row) => variantOf({ before: undefined, row, count: names.length }, { first: row, faults })),
  ]
  return { options: optionsOf(names, isSame ? had : [], variants), variants }
}

function optionNames(rows: ProductRows, had: readonly ProductOption[], faults: CsvFault[]): string[] {
  const cellOf = sharedCells(rows, faults)
  const cells = OPTIONS.map(cellOf)
  if (cells.every((cell) => cell === undefined)) return had.map(({ name }) => name)
  const names = cells.map((cell) => cell ?? '')
  const count = names.findLastIndex((name) => name !== '') + 1
  return names.slice(0, count)
}

interface Said {
  before: VariantRow | undefined
  /** Undefined: the table does not name it. */
  row: SheetRow | undefined
  /** Of options. */
  count: number
}

function variantOf({ before, row, count }: Said, { first, faults }: { first: SheetRow; faults: CsvFault[] }): PlannedVariant {
  const cells: SheetRow['cells'] = row?.cells ?? {}
  const values = VALUES.slice(0, count).map((column, at) => cells[column] || before?.values[at] || '')
  const stock = before ? stockOf(before, { row, faults }) : cells.stock || '0'
  return {
    row: (row ?? first).row,
    before,
    texts: {
      values,
      price: cells.price || String(before?.price ?? ''),
      compare_at: cells.compare_at ?? String(before?.compare_at ?? ''),
      stock,
      sku: skuOf(before, cells.sku),
    },
  }
}

/** The sku that a cell says; the number by which a variant without one goes in a table is none. */
function skuOf(before: VariantRow | undefined, cell: string | undefined): string {
  if (cell === undefined) return before?.sku ?? ''
  return before?.sku_key === '' && skuKey(cell) === keyInTable(before) ? '' : cell
}

const Whole = wholeText(PRODUCT_LIMITS.stockMost)

/** The stock that a row wants of a variant: what there is, unless another number was typed since the table was made. */
function stockOf(before: VariantRow, { row, faults }: { row: SheetRow | undefined; faults: CsvFault[] }): string {
  const { stock = '', stock_seen = '' } = row?.cells ?? {}
  const [typed, seen] = [v.safeParse(Whole, stock), v.safeParse(Whole, stock_seen)]
  if (stock === '' || (typed.success && typed.output === before.stock)) return String(before.stock)
  if (!typed.success || !row) return stock
  if (stock_seen === '') faults.push({ row: row.row, column: 'stock', reason: 'stock-unseen' })
  else if (!seen.success) faults.push({ row: row.row, column: 'stock_seen', reason: 'not-a-number' })
  else if (typed.output === seen.output) return String(before.stock)
  else if (seen.output !== before.stock) faults.push({ row: row.row, column: 'stock', reason: 'stock-changed' })
  return stock
}

/** Values as they are spelled already, and new ones behind them. */
function optionsOf(names: readonly string[], had: readonly ProductOption[], variants: readonly PlannedVariant[]): ProductOption[] {
  return names.map((name, option) => {
    const values = [...(had[option]?.values ?? [])]
    for (const { texts } of variants) {
      const typed = texts.values[option] ?? ''
      const known = values.find((value) => lowerCase(value) === lowerCase(typed))
      if (known !== undefined) texts.values[option] = known
      else if (typed !== '') values.push(typed)
    }
    return { name: had[option]?.name ?? name, values }
  })
}
