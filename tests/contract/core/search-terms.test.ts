import { describe, expect, it } from 'vitest'
import { rowsByRank, type SearchedTexts, searchTerms } from '#contract/core/search-terms.ts'

const rowsOf = (texts: readonly SearchedTexts[]) => texts.map((one) => ({ title: one.title, words: searchTerms(one) }))
const found = (q: string, ...texts: SearchedTexts[]) => rowsByRank(rowsOf(texts), rowsOf(texts), q).map(({ title }) => title)

describe('what is found comes in this order', () => {
  it('the title itself, its words, words of the category or of the same meaning, all that is said of it, its description', () => {
    const rows = [
      { title: 'Chess', description: 'After the concert we play.' },
      { title: 'Tea', other: 'Concert Hall, Dhaka' },
      { title: 'A night of songs', category: 'Live Concert' },
      { title: 'সংগীত সন্ধ্যা' },
      { title: 'The concert of the year' },
      { title: 'Concert' },
    ]
    expect(found('concert', ...rows)).toEqual(['Concert', 'The concert of the year', 'A night of songs', 'সংগীত সন্ধ্যা', 'Tea', 'Chess'])
  })

  it('a title in the other language is as good as the first one', () => {
    const rows = [
      { title: 'Song', category: 'দাবা' },
      { title: 'Open Chess', otherTitle: 'দাবা' },
    ]
    expect(found('দাবা', ...rows)).toEqual(['Open Chess', 'Song'])
  })

  it('of one rank, as they were', () => {
    expect(found('mela', { title: 'Mela two' }, { title: 'Boi Mela' }, { title: 'Mela one' })).toEqual(['Mela two', 'Boi Mela', 'Mela one'])
  })

  it('the title in the other script is as good as in this one', () => {
    expect(found('concert', { title: 'Music' }, { title: 'ঢাকায় কনসার্ট' })).toEqual(['ঢাকায় কনসার্ট', 'Music'])
  })

  it('the worst of its words decides where there are several', () => {
    const rows = [{ title: 'Concert', other: 'Dhaka' }, { title: 'Dhaka concert' }]
    expect(found('concert dhaka', ...rows)).toEqual(['Dhaka concert', 'Concert'])
  })
})

describe('a row is found', () => {
  it('by words of its description, also in another form', () => {
    expect(found('কাঁথার', { title: 'Workshop', description: 'নকশি কাঁথা সেলাই' }, { title: 'Chess' })).toEqual(['Workshop'])
  })

  it('by the description in each of two languages, however long the first one is', () => {
    const long = Array.from({ length: 100 }, (_, at) => `word${at}`).join(' ')
    expect(found('দাবা', { title: 'Open game', description: [long, 'দাবা খেলা'] })).toEqual(['Open game'])
  })

  it('by no word that is far down a long description', () => {
    const long = Array.from({ length: 100 }, (_, at) => `word${at}`).join(' ')
    expect([found('word5', { title: 'Long', description: long }), found('word99', { title: 'Long', description: long })]).toEqual([['Long'], []])
  })

  it('by a slip only where nothing has the word, not even a description', () => {
    expect(found('concrt', { title: 'Concert' }, { title: 'Tea', description: 'concrt' })).toEqual(['Tea'])
    expect(found('concrt', { title: 'Tea', other: 'Concert Hall' }, { title: 'Concert' })).toEqual(['Concert', 'Tea'])
  })
})

describe('a search keeps away', () => {
  it('from signs that say where a word stands: typed, they mean nothing', () => {
    for (const q of ['^concert', '@concert', '#concert', '=concert=', '~concert~']) expect(found(q, { title: 'Tea', category: 'Concert' }), q).toEqual(['Tea'])
    for (const q of ['^', '@', '#', '=', '']) expect(found(q, { title: 'Tea' }, { title: 'Chess' }), q).toEqual(['Tea', 'Chess'])
  })
})
