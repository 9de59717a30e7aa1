import { csvFile } from '#contract/core/csv.ts'
import { dhakaDay } from '#contract/core/time.ts'

/** Phones are slow to take a download over; after a minute the memory can go. */
const KEEP_MS = 60_000

/** The first row has the names. */
export type Cells = (string | number | null)[][]

/** Hands a table to the phone as a file that is named after it and today. */
export function saveCsv(name: string, rows: Cells): void {
  const address = URL.createObjectURL(new Blob([csvFile(rows)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}-${dhakaDay(Date.now())}.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS)
}
