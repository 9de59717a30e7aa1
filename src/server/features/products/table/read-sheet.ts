import { plainCell } from '#contract/core/csv.ts'
import { lowerCase } from '#contract/core/one-form.ts'
import { type CsvStop, parseCsv } from '#contract/core/parse-csv.ts'
import { type CsvFault, PRODUCT_CSV_LIMITS as LIMITS, PRODUCT_CSV_COLUMNS, type ProductCsvColumn } from '#contract/products/product-csv.ts'

/** One row of the table: the cells of the columns that it has, without spaces around them. */
export interface SheetRow {
  /** As a spreadsheet counts. */
  row: number
  cells: Readonly<Partial<Record<ProductCsvColumn, string>>>
}

/** The rows of one product. */
export type ProductRows = readonly [SheetRow, ...SheetRow[]]

interface Sheet {
  rows: SheetRow[]
  faults: CsvFault[]
}

const REQUIRED: readonly ProductCsvColumn[] = ['product', 'sku']

/** The rows of a table of products, and what is wrong with it as a table; none where its names are wrong. Rows that are empty are passed over. */
export function readSheet(bytes: Uint8Array): Sheet {
  const text = decode(bytes)
  if (text === undefined) return { rows: [], faults: [{ row: 0, column: '', reason: 'not-utf8' }] }
  const { rows, stop } = parseCsv(text, { rows: LIMITS.rows + 1, cells: LIMITS.cells, cell: LIMITS.cellLongest })
  const [head = [], ...body] = rows
  const names = head.map((name) => lowerCase(name.trim()))
  const faults = stop ? [stopFault(stop, names)] : []
  if (rows.length > 0 || !stop) faults.push(...headFaults(names))
  if (faults.length > 0) return { rows: [], faults }
  const read = body.map((cells, at): SheetRow => ({ row: at + 2, cells: cellsOf(names, cells) }))
  for (const [at, cells] of body.entries())
    if (cells.slice(names.length).some((cell) => cell.trim() !== '')) faults.push({ row: at + 2, column: '', reason: 'does-not-fit' })
  return { rows: read.filter(({ cells }) => Object.values(cells).some((cell) => cell !== '')), faults }
}

function stopFault({ row, cell, reason }: CsvStop, names: readonly string[]): CsvFault {
  if (reason === 'too-many') return { row: 0, column: '', reason }
  if (reason === 'too-wide') return { row, column: '', reason: 'does-not-fit' }
  return { row, column: reason === 'too-long' ? (names[cell] ?? '') : '', reason }
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}

const isColumn = (name: string): name is ProductCsvColumn => PRODUCT_CSV_COLUMNS.some((column) => column === name)

const cellsOf = (names: readonly string[], cells: readonly string[]): SheetRow['cells'] =>
  Object.fromEntries(names.flatMap((name, at) => (isColumn(name) ? [[name, plainCell((cells[at] ?? '').trim()).trim()]] : [])))

function headFaults(names: readonly string[]): CsvFault[] {
  const faults = REQUIRED.filter((column) => !names.includes(column)).map((column) => ({ row: 1, column: column as string, reason: 'missing-column' }))
  for (const [at, name] of names.entries()) {
    if (name === '') continue
    if (!isColumn(name)) faults.push({ row: 1, column: name.slice(0, 100), reason: 'unknown-column' })
    else if (names.indexOf(name) !== at) faults.push({ row: 1, column: name, reason: 'taken' })
  }
  return faults
}
