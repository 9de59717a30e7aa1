import { describe, expect, it } from 'vitest'
import { isBangla } from '#contract/core/sounds.ts'
import { synonymGroups } from '#contract/core/synonyms.ts'
import { fold } from '#contract/core/text.ts'
import { meantWords, rowsWithWords, searchedWords } from '#contract/core/word-search.ts'

const rowsOf = (...titles: string[]) => titles.map((title) => ({ title, words: searchedWords(title) }))
const found = (filter: string, ...titles: string[]) => rowsWithWords(rowsOf(...titles), rowsOf(...titles), filter).map(({ title }) => title)

describe('the table', () => {
  it('is small, and has each word in one group only', () => {
    const words = synonymGroups().flat().map(fold)
    expect(synonymGroups().length).toBeLessThanOrEqual(80)
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
    for (const group of synonymGroups()) expect(group.length, group.join()).toBeGreaterThan(1)
  })

  it('has one word each, long enough to begin nothing else', () => {
    for (const word of synonymGroups().flat()) {
      expect(fold(word), word).not.toContain(' ')
      expect(fold(word).length, word).toBeGreaterThanOrEqual(isBangla(word) ? 2 : 3)
    }
  })
})

describe('a search finds', () => {
  it.each([
    ['ctg', 'চট্টগ্রামে বইমেলা'],
    ['chattogram', 'চট্টগ্রামে বইমেলা'],
    ['চাকরি', 'Job fair'],
    ['gaan', 'গানের আসর'],
    ['concert', 'সংগীত সন্ধ্যা'],
    ['কনসার্ট', 'Music by the river'],
    ['ওয়ার্কশপ', 'আলোকচিত্র কর্মশালা'],
    ['কর্মশালা', 'ফটোগ্রাফি ওয়ার্কশপ'],
    ['ডাক্তার', 'চিকিৎসক নিয়োগ'],
    ['দাকা', 'Dhaka Lit Fest'],
    ['dhaka boimela', 'ঢাকার বইমেলা'],
    ['কনসার্ট ঢাকা', 'Konsart in Dhaka'],
    ['konsart', 'Concert by the river'],
    ['boi mela', 'ঢাকার বইমেলা'],
    ['book fair', 'ঢাকার বইমেলা'],
    ['টিকেট', 'টিকিট চেকার'],
    ['riksha', 'রিকশাচিত্র'],
    ['banijjo', 'বাণিজ্য মেলা'],
    ['বইমেলায়', 'বইমেলা ২০২৭'],
    ['শিক্ষকদের', 'শিক্ষক সমাবেশ'],
  ])('by %s: %s', (filter, title) => {
    expect(found(filter, title, 'Something else')).toEqual([title])
  })

  it('the very word first of all, and slips only where that finds nothing', () => {
    expect(meantWords('mela')[0]?.[0]).toBe('mela')
    expect(found('footbal', 'Footfall', 'ফুটবল')).toEqual(['ফুটবল'])
    expect(found('footbalx', 'Football', 'Footfall')).toEqual(['Football'])
  })
})

describe('a search keeps away', () => {
  it('from work without end: each word counts once, and the first twelve', () => {
    expect(meantWords('mela Mela মেলা '.repeat(6)).map(([word]) => word)).toEqual(['mela', 'মেলা'])
    const letters = [...'abcdefghijklmnopqrstuvwxyz']
    expect(meantWords(letters.join(' ')).map(([word]) => word)).toEqual(letters.slice(0, 12))
  })

  it('from marks: no user can search for one, no typing error leads to one, and none begins another', () => {
    expect(meantWords('~bdaka~')[0]?.[0]).toBe('bdaka')
    expect(found('~', 'ঢাকা')).toEqual(['ঢাকা'])
    expect(found('bdak', 'ঢাকা')).toEqual([])
    const marks = searchedWords('ঢাকা Dhaka').filter((word) => word.startsWith('~'))
    expect(marks).toEqual(['~bdaka~', '~ldaka~'])
  })

  it('from words of its own script that merely sound alike', () => {
    expect(found('mela', 'Mila', 'মেলা')).toEqual(['মেলা'])
    expect(found('মিলা', 'মেলা', 'Mila')).toEqual(['Mila'])
  })
})
