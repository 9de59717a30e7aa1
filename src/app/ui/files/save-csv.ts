import { csvFile } from '#contract/core/csv.ts'
import { dhakaDay } from '#contract/core/time.ts'
import { saveFile } from './save-file.ts'

/** The first row has the names. */
export type Cells = (string | number | null)[][]

/** Hands a table to the phone as a file that is named after it and today. */
export const saveCsv = (name: string, rows: Cells): void =>
  saveFile({ blob: new Blob([csvFile(rows)], { type: 'text/csv;charset=utf-8' }), name: `${name}-${dhakaDay(Date.now())}.csv` })
