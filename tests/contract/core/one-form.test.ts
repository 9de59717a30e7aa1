import { describe, expect, it } from 'vitest'
import { boundMarks, boundTexts, composed, decomposed, lowerCase, plainForm, upperCase } from '#contract/core/one-form.ts'
import { canon, fold } from '#contract/core/text.ts'
import { holderText } from '#contract/events/ticket-code.ts'
import { couponKey } from '#contract/purchases/purchase-rules.ts'
import { MARK_TOWERS } from '#tests/support/hostile/unicode-attacks.ts'

/** Unbounded, each of these takes from half a second to ten; bounded, some milliseconds. */
const GENEROUS_MS = 400
const TAKES_TEXT = { boundMarks, composed, decomposed, plainForm, lowerCase, upperCase, canon, fold, couponKey, holderText }

const marksOn = (text: string) => Math.max(0, ...[...text.matchAll(/[\p{M}\p{DI}]+/gu)].map(([run]) => [...run.matchAll(/\p{M}/gu)].length))

describe('a tower of marks', () => {
  const each = Object.entries(TAKES_TEXT).flatMap(([name, take]) => Object.entries(MARK_TOWERS).map(([tower, text]) => ({ name, tower, take, text })))

  it.each(each)('costs $name little, with $tower', ({ take, text }) => {
    const before = process.cpuUsage()
    take(text(60_000))
    const { user } = process.cpuUsage(before)
    expect(user / 1000).toBeLessThan(GENEROUS_MS)
  })

  it.each(Object.entries(MARK_TOWERS))('%s keeps four on one letter, in whatever form', (_, text) => {
    for (const form of [boundMarks, composed, plainForm]) expect(marksOn(form(text(300)))).toBeLessThanOrEqual(4)
  })

  it('loses marks only', () => {
    expect(boundMarks(`Z${'\u0334'.repeat(9)}algo, b${'\u0301'.repeat(5)}`)).toBe(`Z${'\u0334'.repeat(4)}algo, b${'\u0301'.repeat(4)}`)
  })
})

describe('what languages need stays as it is', () => {
  it.each([
    ['Bangla with every sign it has on one letter', 'ড়োঁঃ'],
    ['a joined ra with ya below it', 'র\u200d্যাব'],
    ['letters that must not join', 'ক্\u200cষ'],
    ['the old spelling of khanda ta', 'ত্\u200d'],
    ['a cluster of four consonants', 'বৈশিষ্ট্য, স্বাতন্ত্র্য, লক্ষ্মী'],
    ['Vietnamese apart', 'e\u0323\u0302\u0300'],
    ['Hebrew with its points', 'ב\u05bc\u05b0\u0591'],
    ['Thai', 'กี่น้ำ'],
    ['a family', '👩‍👩‍👧‍👦'],
    ['a heart on fire', '❤️‍🔥'],
    ['a key', '1️⃣'],
    ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ])('%s', (_, text) => expect(boundMarks(text)).toBe(text))

  it('composed as ever', () => {
    expect(composed('Cafe\u0301 ড\u09bc কো')).toBe('Café ড\u09bc কো')
    expect(composed('ক\u09c7\u09be')).toBe('ক\u09cb')
    expect(plainForm('ＡＢ①')).toBe('AB1')
    expect(lowerCase('ÄÖ Σ')).toBe('äö σ')
    expect(upperCase('abc ß')).toBe('ABC SS')
  })
})

describe('what has gone through', () => {
  it.each([...Object.values(MARK_TOWERS).map((text) => text(40)), '\u09dc\u09cb\u0981\u0983\u0301', '\u1f82\u0301\u0323\u0334\u0345'])(
    'stays the same the next time',
    (text) => {
      for (const form of [composed, decomposed, plainForm]) expect(form(form(text))).toBe(form(text))
    },
  )
})

describe('texts of a request', () => {
  const tower = `a${'\u0301'.repeat(9)}`
  const cut = `a${'\u0301'.repeat(4)}`

  it('are bounded wherever they stand', () => {
    expect(boundTexts({ name: tower, tags: [tower, { deep: tower }], count: 3, none: null, yes: true })).toEqual({
      ...{ name: cut, tags: [cut, { deep: cut }], count: 3, none: null, yes: true },
    })
  })

  it('but for passwords, which are what was typed', () => {
    expect(boundTexts({ password: tower, confirm_password: tower, has: { password: tower } })).toEqual({
      ...{ password: tower, confirm_password: tower, has: { password: tower } },
    })
  })

  it('and names that objects have by themselves mean nothing', () => {
    const read = boundTexts(JSON.parse('{"__proto__":{"is_staff":true}}')) as Record<string, unknown>
    expect(read.is_staff).toBeUndefined()
    expect(Object.keys(read)).toEqual(['__proto__'])
  })
})
