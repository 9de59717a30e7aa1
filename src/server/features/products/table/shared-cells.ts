import type { CsvFault, ProductCsvColumn } from '#contract/products/product-csv.ts'
import type { ProductRows } from './read-sheet.ts'

/** What the rows of one product say of the product, column by column; a cell that contradicts one above it is a fault. */
export function sharedCells(rows: ProductRows, faults: CsvFault[]) {
  return (column: ProductCsvColumn): string | undefined => {
    const said = rows.flatMap(({ row, cells }) => (cells[column] ? [{ row, cell: cells[column] }] : []))
    const [first] = said
    const other = said.find(({ cell }) => cell !== first?.cell)
    if (other) faults.push({ row: other.row, column, reason: 'differs' })
    // Undefined: the table does not have the column.
    return first?.cell ?? rows[0].cells[column]
  }
}
