import type { CsvFault } from '#contract/products/product-csv.ts'
import { skuKey } from '../../../db/products/require-skus.ts'
import type { ProductRows, SheetRow } from './read-sheet.ts'

/** The rows of each product, in the order of the table, and what is wrong with their keys. */
export function groupRows(rows: readonly SheetRow[]): { groups: ProductRows[]; faults: CsvFault[] } {
  const groups = new Map<string, [SheetRow, ...SheetRow[]]>()
  const skus = new Set<string>()
  const faults: CsvFault[] = []
  for (const one of rows) {
    const { product = '', sku = '' } = one.cells
    if (product === '') faults.push({ row: one.row, column: 'product', reason: 'required' })
    if (sku === '') faults.push({ row: one.row, column: 'sku', reason: 'required' })
    else if (skus.has(skuKey(sku))) faults.push({ row: one.row, column: 'sku', reason: 'taken' })
    skus.add(skuKey(sku))
    const group = groups.get(product)
    if (group) group.push(one)
    else groups.set(product, [one])
  }
  return { groups: [...groups.values()], faults }
}
