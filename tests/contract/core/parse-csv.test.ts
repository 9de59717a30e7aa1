import { describe, expect, it } from 'vitest'
import { csvFile, plainCell } from '#contract/core/csv.ts'
import { parseCsv } from '#contract/core/parse-csv.ts'

const LIMITS = { rows: 10, cells: 5, cell: 50 }
const rowsOf = (text: string) => parseCsv(text, LIMITS)

describe('a table', () => {
  it.each([
    [
      'lines that end in any way',
      'a,b\r\nc,d\ne,f\rg,h',
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
        ['g', 'h'],
      ],
    ],
    ['a mark of UTF-8 before it', '\ufeffনাম,দাম\r\n', [['নাম', 'দাম']]],
    ['quoted cells, with quotes, separators and lines in them', '"a ""b""","c,d","e\nf"\n', [['a "b"', 'c,d', 'e\nf']]],
    ['empty cells, the last one too', ',\na,,\n""', [['', ''], ['a', '', ''], ['']]],
    [
      'semicolons',
      'a;b\nc;"d;e"',
      [
        ['a', 'b'],
        ['c', 'd;e'],
      ],
    ],
    [
      'tabs',
      'a\tb\nc\td, e',
      [
        ['a', 'b'],
        ['c', 'd, e'],
      ],
    ],
    ['a quote within a plain cell', 'a,5" pipe', [['a', '5" pipe']]],
    ['nothing', '', []],
  ])('is read with %s', (_what, text, rows) => {
    expect(rowsOf(text)).toEqual({ rows })
  })

  it('is read as it was written', () => {
    const rows = [
      ['নাম', 'price'],
      ['=1+1', '+8801712345678'],
      [' "x"\n', "o'clock"],
      ['-', '@a'],
    ]
    const read = rowsOf(csvFile(rows)).rows.map((row) => row.map(plainCell))
    expect(read).toEqual(rows)
  })

  it.each([
    ['a quote that does not close', 'a,b\nc,"d', { row: 2, cell: 1, reason: 'broken-quotes' }],
    ['something behind a closing quote', 'a\n"b"c', { row: 2, cell: 0, reason: 'broken-quotes' }],
    ['more rows than it may have', 'a\n'.repeat(11), { row: 11, cell: 0, reason: 'too-many' }],
    ['a row of more cells than it may have', 'a\nb,c,d,e,f,g', { row: 2, cell: 5, reason: 'too-wide' }],
    ['a cell that is too long', `a,${'b'.repeat(51)}`, { row: 1, cell: 1, reason: 'too-long' }],
  ])('ends at %s, and what came before is kept', (_what, text, stop) => {
    expect(rowsOf(text).stop).toEqual(stop)
  })

  it('of a hundred thousand rows costs no more than its limits', () => {
    const started = performance.now()
    expect(rowsOf('a,b,c\n'.repeat(100_000)).rows).toHaveLength(10)
    expect(performance.now() - started).toBeLessThan(500)
  })

  it('of one row with a million cells costs no more than its limits', () => {
    const started = performance.now()
    expect(rowsOf(','.repeat(1_000_000))).toEqual({ rows: [], stop: { row: 1, cell: 5, reason: 'too-wide' } })
    expect(performance.now() - started).toBeLessThan(500)
  })
})
