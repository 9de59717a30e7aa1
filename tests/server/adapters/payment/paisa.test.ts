import { describe, expect, it } from 'vitest'
import { paisaOf, paisaText } from '#server/adapters/payment/paisa.ts'

describe('answers', () => {
  it.each([
    ['1060', 106_000],
    ['1060.5', 106_050],
    ['1060.05', 106_005],
    ['0.29', 29],
    ['0', 0],
    ['9999999999.99', 999_999_999_999],
    [13_260, 1_326_000],
    [10.1, 1010],
  ])('%j exactly', (written, paisa) => {
    expect(paisaOf(written)).toBe(paisa)
  })

  it('with two decimals what it has read', () => {
    for (const paisa of [0, 5, 29, 100, 1010, 106_005]) expect(paisaOf(paisaText(paisa))).toBe(paisa)
    expect(paisaText(106_050)).toBe('1060.50')
  })
})

describe('refuses', () => {
  it.each([
    '',
    ' 10',
    '10 ',
    '-10',
    '+10',
    '1,060.00',
    '10.',
    '.5',
    '10.001',
    '1e3',
    '০',
    '10.00\n',
    '12345678901',
    'NaN',
    -1,
    1e21,
    Number.NaN,
    0.1 + 0.2,
    null,
    undefined,
    true,
    ['10'],
    {},
  ])('%j', (written) => {
    expect(paisaOf(written)).toBeUndefined()
  })
})
