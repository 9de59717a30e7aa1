import { describe, expect, it } from 'vitest'
import { faultOf, meant } from '../../src/tasks/money-words.ts'

const said = (words: string[], options: Parameters<typeof meant>[1] = {}) => meant(words, options)
const fault = (words: string[], options: Parameters<typeof meant>[1] = {}) => faultOf(said(words, options))

describe('what is typed after npm run money', () => {
  it.each<[string, number]>([
    ['1250', 125_000],
    ['1250.5', 125_050],
    ['1250.05', 125_005],
    ['0.29', 29],
    ['999999999.99', 99_999_999_999],
  ])('%s taka are %i paisa, without a float', (text, paisa) => {
    expect(said(['settle', text]).paisa).toBe(paisa)
    expect(fault(['settle', text], { reference: 'a statement' })).toBeUndefined()
  })

  it.each(['0', '-5', '1e9', '12.345', '1,250', '১২৫০', '', ' ', 'NaN', 'Infinity', '0x10', '12 50'])('"%s" is no amount', (text) => {
    for (const words of [
      ['settle', text],
      ['paid-in', 'a-seller', text],
      ['debited', 'EO1', text],
    ])
      expect(fault(words, { reference: 'r', reason: 'r' })).toMatch(/amount/)
  })

  it.each<[string[], object]>([
    [['prove'], {}],
    [['owed'], {}],
    [['show', 'EO1'], {}],
    [['balance', 'shop'], {}],
    [['balance', 'shop', '2026-12-01'], {}],
    [['balance', 'shop', '2026-12-01T14:30:00+06:00'], {}],
    [['paid-in', 'shop', '20'], { reference: 'TX1' }],
    [['debited', 'EO1', '20'], { reason: 'disputed' }],
    [['unpaid', 'K7M2Q9TXBR'], { reason: 'the buyer left' }],
    [['commission'], {}],
    [['commission', 'shop', '4.5'], { seller: 'a', category: '3', from: '2026-12-01' }],
    [['commission', 'tickets', '0'], {}],
    [['commission', 'booking', '100'], {}],
    [['hold', 'shop', '10'], {}],
  ])('%j is understood', (words, options) => {
    expect(fault(words, options)).toBeUndefined()
  })

  it.each<[string[], object, RegExp]>([
    [['steal'], {}, /no command "steal"/],
    [['constructor'], {}, /no command/],
    [[], {}, /no command/],
    [['prove', 'it'], {}, /wants nothing more/],
    [['show'], {}, /wants one order/],
    [['balance', 'shop', 'yesterday'], {}, /moment/],
    [['balance', 'shop', '2026-13-45'], {}, /moment/],
    [['balance', 'shop', '2026-12-01T14:30'], {}, /moment/],
    [['settle', '20'], {}, /reference/],
    [['settle', '20'], { reference: 'x'.repeat(61) }, /60 characters/],
    [['debited', 'EO1', '20'], {}, /reason/],
    [['unpaid'], { reason: 'r' }, /wants one booking/],
    [['unpaid', 'K7M2Q9TXBR'], {}, /reason/],
    [['debited', 'EO1', '20.50'], { reason: 'r' }, /whole taka/],
    [['commission', 'shop'], {}, /percentage/],
    [['commission', 'shop', '100.01'], {}, /percentage/],
    [['commission', 'shop', '-1'], {}, /percentage/],
    [['commission', 'goods', '5'], {}, /kind/],
    [['commission', 'shop', '5'], { category: '0' }, /category/],
    [['commission', 'shop', '5'], { from: '2026-02-30' }, /day/],
    [['hold', 'shop', '11'], {}, /0 to 10/],
    [['hold', 'shop', '1.5'], {}, /0 to 10/],
  ])('%j %j is refused in words', (...[words, options, words_of_it]) => {
    expect(fault(words, options)).toMatch(words_of_it)
  })

  it('a day means its end in Bangladesh, and nothing that moves a cursor gets through', () => {
    expect(said(['balance', 'shop', '2026-12-01']).at).toBe('2026-12-01T23:59:59.999999+06:00')
    expect(said(['show', 'EO1\u001b[2J']).about).toEqual(['EO1 [2J'])
    expect(said(['commission', 'shop', '4.5'])).toMatchObject({ kind: 'shop', rate: 450 })
  })
})
