import { isMet, type Line, median, type Unit } from './line.ts'

const SCALE: Partial<Record<Unit, number>> = { kB: 1000, MB: 1e6 }
const DIGITS: Record<Unit, number> = { ms: 0, s: 0, kB: 1, MB: 1, 'a second': 0, points: 0, elements: 0, share: 3, x: 2 }

/** The findings as a plain table. */
export function tableOf(lines: Line[]): string {
  const rows = [['goal', 'what', 'limit', 'measured', 'ratio', ''], ...lines.map(rowOf)]
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const text = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  const [head = [], ...rest] = rows
  return [text(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rest.map(text)].join('\n')
}

function rowOf(line: Line): string[] {
  const { goal, what, unit, values, ratios, fault } = line
  const measured = fault ?? spread(values, unit)
  return [goal, what, limitOf(line), `${measured}${unit === 'x' || fault ? '' : ` ${unit}`}`, ratios ? `x ${spread(ratios, 'x')}` : '', verdictOf(line)]
}

const verdictOf = (line: Line): string => {
  if (!isMet(line)) return 'MISSED'
  return line.most === undefined && line.least === undefined ? 'no goal' : 'ok'
}

function limitOf({ most, least, ratios, unit }: Line): string {
  const of = (limit: number) => (ratios ? `x ${limit}` : `${Number(((limit ?? 0) / (SCALE[unit] ?? 1)).toFixed(3))} ${unit === 'x' ? '' : unit}`.trimEnd())
  return [...(least === undefined ? [] : [`>= ${of(least)}`]), ...(most === undefined ? [] : [`<= ${of(most)}`])].join(', ')
}

/** Median, and the smallest and the largest where they differ. */
function spread(values: number[], unit: Unit): string {
  const middle = median(values)
  if (middle === undefined) return 'nothing'
  const show = (value: number) => (value / (SCALE[unit] ?? 1)).toFixed(DIGITS[unit])
  const [least, most] = [show(Math.min(...values)), show(Math.max(...values))]
  return least === most ? show(middle) : `${show(middle)} (${least}-${most})`
}
