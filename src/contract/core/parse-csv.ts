/** How much of a table is read. */
interface CsvLimits {
  /** Rows, the first one with the names among them. */
  rows: number
  /** Cells of one row. */
  cells: number
  /** Characters of one cell. */
  cell: number
}

/** Where a table cannot be read any further: rows as a spreadsheet counts them, cells from 0. */
export interface CsvStop {
  row: number
  cell: number
  /** `too-many`: rows; `too-wide`: a row has too many cells. */
  reason: 'broken-quotes' | 'too-many' | 'too-wide' | 'too-long'
}

const SEPARATORS = [',', ';', '\t'] as const

/**
 * The cells of a table as CSV has them: quoted or not, with any line end, with the separator that its first line uses. Ends where it is not well formed or
 * beyond the limits, so that no input costs more than they allow.
 * @see RFC 4180
 */
export function parseCsv(text: string, limits: CsvLimits): { rows: string[][]; stop?: CsvStop } {
  const plain = text.startsWith('\ufeff') ? text.slice(1) : text
  const separator = separatorOf(plain)
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  const stop = (reason: CsvStop['reason']) => ({ rows, stop: { row: rows.length + 1, cell: row.length, reason } })
  while (at < plain.length) {
    if (rows.length === limits.rows) return stop('too-many')
    if (row.length === limits.cells) return stop('too-wide')
    const read = plain[at] === '"' ? quoted(plain, at) : bare(plain, at, separator)
    if (!read) return stop('broken-quotes')
    if (read.cell.length > limits.cell) return stop('too-long')
    const { next } = read
    const mark = plain[next]
    if (mark !== undefined && mark !== separator && mark !== '\n' && mark !== '\r') return stop('broken-quotes')
    row.push(read.cell)
    at = next + (mark === '\r' && plain[next + 1] === '\n' ? 2 : 1)
    if (mark === separator) {
      if (at === plain.length) row.push('')
      else continue
    }
    rows.push(row)
    row = []
  }
  return { rows }
}

interface Read {
  cell: string
  /** Where it ends: a separator, a line end, or the end of the text. */
  next: number
}

function quoted(text: string, at: number): Read | undefined {
  let cell = ''
  for (let from = at + 1; ; ) {
    const end = text.indexOf('"', from)
    if (end === -1) return undefined
    cell += text.slice(from, end)
    if (text[end + 1] !== '"') return { cell, next: end + 1 }
    cell += '"'
    from = end + 2
  }
}

function bare(text: string, at: number, separator: string): Read {
  let next = at
  while (next < text.length && text[next] !== separator && text[next] !== '\n' && text[next] !== '\r') next += 1
  return { cell: text.slice(at, next), next }
}

/** That of which the first line has most; names have none of them. */
function separatorOf(text: string): string {
  const line = text.slice(0, 2000).split(/[\r\n]/, 1)[0] ?? ''
  const count = (one: string) => line.split(one).length
  return [...SEPARATORS].sort((a, b) => count(b) - count(a))[0] ?? ','
}
