import { describe, expect, it } from 'vitest'
import { forbiddenGoods } from '#server/features/products/own/forbidden-goods.ts'

const reasonsOf = (text: string) => [...new Set(forbiddenGoods(text).map(({ reason }) => reason))]

describe('a rule of words finds goods that may not be sold', () => {
  it.each([
    ['Azithromycin 500 mg, strip of six', 'medicine'],
    ['ব্যথার ঔষধ', 'medicine'],
    ['ঘুমের ওষুধের পাতা', 'medicine'],
    ['Oushodh, all kinds', 'medicine'],
    ['Fire crackers for the wedding', 'explosives'],
    ['বিয়ের আতশবাজির প্যাকেট', 'explosives'],
    ['পটকা ১০০ পিস', 'explosives'],
    ['CASINO chips with roulette', 'gambling'],
    ['জুয়ার বোর্ড', 'gambling'],
    ['Lottery ticket, first prize a car', 'lottery'],
    ['লটারির টিকিট', 'lottery'],
    ['Join our network marketing', 'mlm'],
    ['এমএলএম ব্যবসার বই', 'mlm'],
  ])('%s', (text, reason) => {
    expect(reasonsOf(text)).toContain(reason)
  })

  it.each(['ｌｏｔｔｅｒｙ ticket', 'l o t t e r y ticket', 'L.O.T.T.E.R.Y', 'lot\u200btery', 'লটা\u200cরি'])('however it is written: %s', (text) => {
    expect(reasonsOf(text)).toEqual(['lottery'])
  })

  it.each([
    'Jamdani sari, woven by hand',
    'Medicine box with seven lids',
    'ওষুধের বাক্স, কাঠের',
    'Bath bombs with lavender',
    'Bomber jacket',
    'Tablet with a keyboard',
    'চকলেটের প্যাকেট',
    'Cracker biscuits',
    'A plot, a lot, a pot',
    '',
  ])('and nothing in: %s', (text) => {
    expect(reasonsOf(text)).toEqual([])
  })

  it('but the goods beside what only looks like them', () => {
    expect(reasonsOf('Medicine box, and medicine to fill it')).toEqual(['medicine'])
  })
})
