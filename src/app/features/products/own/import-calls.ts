import { exportProducts, type ImportResult, importProducts } from '#contract/products/product-csv.ts'
import { call } from '../../../wire/call.ts'
import { type FetchedFile, fetchFile } from '../../../wire/fetch-file.ts'

interface Import {
  /** Says what is wrong and would be done, and does nothing. */
  isDry: boolean
  /** The same again is the same import. */
  client_key: string
}

const TYPE = 'text/csv'

/** @throws {Problem} too-large, unsupported-media — the file is none that can be read. */
export async function sendTable(file: Blob, { isDry, client_key }: Import): Promise<ImportResult> {
  const body = new Uint8Array(await file.arrayBuffer())
  return (await call(importProducts, { query: { dry: isDry ? 'true' : 'false', client_key }, body }, { type: TYPE })).value
}

export const fetchTable = (): Promise<FetchedFile> => fetchFile(exportProducts, {})
