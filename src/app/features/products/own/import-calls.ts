import { exportProducts, importProducts, type ProductImport } from '#contract/products/product-csv.ts'
import { call } from '../../../wire/call.ts'
import { type FetchedFile, fetchFile } from '../../../wire/fetch-file.ts'

/**
 * Has the service read a table; the same table again changes nothing.
 * @param isDry it only says what is wrong and would be done. @throws {Problem} too-large, unsupported-media — the file is none that can be read.
 */
export async function sendTable(file: Blob, isDry: boolean): Promise<ProductImport> {
  const body = new Uint8Array(await file.arrayBuffer())
  return (await call(importProducts, { query: { dry_run: isDry ? 'true' : 'false' }, body }, { type: 'text/csv' })).value
}

export const fetchTable = (): Promise<FetchedFile> => fetchFile(exportProducts, {})
