import { describe, expect, it } from 'vitest'
import { csvCell, csvFile } from '#contract/core/csv.ts'

describe('a table as CSV', () => {
  it('begins with the mark of UTF-8 and ends every row as the standard says', () => {
    expect(
      csvFile([
        ['নাম', 'Taka'],
        ['রহিমা', 250],
      ]),
    ).toBe('\ufeffনাম,Taka\r\nরহিমা,250\r\n')
  })

  it.each([
    ['a, b', '"a, b"'],
    ['a "b"', '"a ""b"""'],
    ['two\r\nlines', '"two\nlines"'],
    ['plain', 'plain'],
    [' spaced', '" spaced"'],
    ['', ''],
  ])('quotes %j where it must', (text, cell) => expect(csvCell(text)).toBe(cell))

  it.each(['=1+1', '+cmd|calc', '-2+3', '@SUM(A1)', '\t=1', ' =HYPERLINK("http://evil.example")', '\u00a0=1', '＝1+1', '\r=1'])('leaves %j a text', (text) =>
    expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/),
  )

  it.each(['+8801712345678', '-5', '01712-345678'])('leaves the number %s as it is', (text) => expect(csvCell(text)).toBe(text))

  it('drops what no spreadsheet can hold', () => expect(csvCell('a\0b')).toBe('ab'))
})
