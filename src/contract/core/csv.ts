import { DHAKA_OFFSET_MS } from './time.ts'

/** Text that a spreadsheet program would take for a formula, also behind spaces. @see OWASP "CSV Injection" */
const FORMULA = /^[\s\u00a0]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/
/** A plain number, or a phone number: neither is a formula, and a quote before it would spoil it. */
const NUMBER = /^[+-]?\d[\d\s-]*$/

/**
 * One cell: quoted where it must be, and never a formula. A leading quote makes spreadsheet programs show what begins like one.
 * @see RFC 4180
 */
export function csvCell(value: string | number | null): string {
  if (typeof value === 'number') return String(value)
  const text = (value ?? '').replace(/\0/g, '').replace(/\r\n?/g, '\n')
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",;\n\t']/.test(safe) || safe !== safe.trim() ? `"${safe.replace(/"/g, '""')}"` : safe
}

/** A cell as it was before `csvCell` kept it from being a formula. */
export const plainCell = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell)

/** A table as CSV that spreadsheet programs open right with Bangla in it: UTF-8 with its mark, CRLF. @param rows the first one has the names. */
export const csvFile = (rows: readonly (readonly (string | number | null)[])[]): string => `\ufeff${rows.map(csvLine).join('')}`

/** One row with its end. */
export const csvLine = (row: readonly (string | number | null)[]): string => `${row.map(csvCell).join(',')}\r\n`

/** A phone number as a cell: a spreadsheet takes what looks like a number for one, and would drop its first zero. @param phone `+8801…` */
export const phoneCell = (phone: string): string => phone.replace(/^\+88(01\d{3})(\d{6})$/, '$1-$2')

/** Dhaka's clock in the one form that every spreadsheet knows and sorts. @param at ISO 8601 */
export const timeCell = (at: string): string => new Date(Date.parse(at) + DHAKA_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ')
