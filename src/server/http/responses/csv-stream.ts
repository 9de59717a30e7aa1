import { csvLine } from '#contract/core/csv.ts'

type Cells = readonly (string | number | null)[]

/** A table as CSV that is read and sent page by page, so that its length costs no memory. @param pages rows, the first ones first */
export async function* csvStream(heading: Cells, pages: AsyncIterable<readonly Cells[]>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  // Spreadsheet programs read Bangla right only with the mark of UTF-8.
  yield encoder.encode(`\ufeff${csvLine(heading)}`)
  for await (const rows of pages) yield encoder.encode(rows.map(csvLine).join(''))
}
