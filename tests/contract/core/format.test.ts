import { describe, expect, it } from 'vitest'
import { type Formatter, formatterFor } from '#contract/core/format.ts'

const en = formatterFor('en')
const bn = formatterFor('bn')
/** 16 December 2026, a Wednesday, 19:05:09 in Dhaka. */
const VICTORY_DAY = '2026-12-16T13:05:09Z'
const NOW = Date.parse(VICTORY_DAY)
const ago = (ms: number) => new Date(NOW - ms).toISOString()
const ahead = (ms: number) => new Date(NOW + ms).toISOString()
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('numbers', () => {
  it.each<[number, string, string]>([
    [0, '0', '০'],
    [-0, '0', '০'],
    [7, '7', '৭'],
    [999, '999', '৯৯৯'],
    [1000, '1,000', '১,০০০'],
    [99999, '99,999', '৯৯,৯৯৯'],
    [123456, '123,456', '১,২৩,৪৫৬'],
    [12345678.5, '12,345,678.5', '১,২৩,৪৫,৬৭৮.৫'],
    [0.005, '0.01', '০.০১'],
    [-1234, '-1,234', '-১,২৩৪'],
    [-0.001, '0', '০'],
  ])('writes %d with thousands in English and lakhs in Bangla', (n, english, bangla) => {
    expect(en.number(n)).toBe(english)
    expect(bn.number(n)).toBe(bangla)
  })

  it.each<[number, string, string]>([
    [1200, 'BDT 1,200', '৳১,২০০'],
    [0, 'BDT 0', '৳০'],
    [1234567, 'BDT 1,234,567', '৳১২,৩৪,৫৬৭'],
    [1234.5, 'BDT 1,234.50', '৳১,২৩৪.৫০'],
    [-60, '-BDT 60', '-৳৬০'],
  ])('writes %d taka with the sign before the digits', (taka, english, bangla) => {
    expect(en.price(taka)).toBe(english)
    expect(bn.price(taka)).toBe(bangla)
  })

  it('groups a mobile number and leaves any other text', () => {
    expect(en.phone('+8801712345678')).toBe('01712-345678')
    expect(bn.phone('+8801712345678')).toBe('০১৭১২-৩৪৫৬৭৮')
    expect(en.phone('+88029123456')).toBe('+88029123456')
    expect(bn.phone('16263')).toBe('১৬২৬৩')
  })

  it('changes the digits of a text and nothing else', () => {
    expect(en.digits('Hall 2, 3rd floor')).toBe('Hall 2, 3rd floor')
    expect(bn.digits('হল 2, বাড়ি ৩/4')).toBe('হল ২, বাড়ি ৩/৪')
  })
})

describe('dates', () => {
  const cases: [keyof Formatter, string, string][] = [
    ['day', '16 December 2026', '১৬ ডিসেম্বর ২০২৬'],
    ['dayNumber', '16', '১৬'],
    ['monthShort', 'Dec', 'ডিসেম্বর'],
    ['weekday', 'Wednesday', 'বুধবার'],
    ['weekdayShort', 'Wed', 'বুধ'],
    ['monthYear', 'December 2026', 'ডিসেম্বর ২০২৬'],
    ['time', '7:05 pm', 'সন্ধ্যা ৭:০৫'],
    ['dateTime', 'Wed 16 Dec 2026, 7:05 pm', '১৬ ডিসেম্বর ২০২৬, বুধবার সন্ধ্যা ৭:০৫'],
    ['booking', '16/12/2026, 07:05:09 pm', '১৬/১২/২০২৬, সন্ধ্যা ৭:০৫:০৯'],
  ]
  it.each(cases)('writes the %s of an instant', (way, english, bangla) => {
    const write = (formatter: Formatter) => (formatter[way] as (iso: string) => string)(VICTORY_DAY)
    expect(write(en)).toBe(english)
    expect(write(bn)).toBe(bangla)
  })

  it('shows the day in Dhaka, whatever the offset of the text', () => {
    expect(en.day('2026-12-15T18:00:00Z')).toBe('16 December 2026')
    expect(en.day('2026-12-15T17:59:59Z')).toBe('15 December 2026')
    expect(en.dateTime('2026-12-16T19:05:09+06:00')).toBe(en.dateTime('2026-12-16T08:05:09-05:00'))
    expect(en.day('2028-02-29T00:00:00+06:00')).toBe('29 February 2028')
  })

  it('writes noon and midnight as twelve', () => {
    expect(en.booking('2026-12-16T12:05:09+06:00')).toBe('16/12/2026, 12:05:09 pm')
    expect(en.booking('2026-12-16T00:05:09+06:00')).toBe('16/12/2026, 12:05:09 am')
    expect(bn.time('2026-12-16T12:00:00+06:00')).toBe('দুপুর ১২:০০')
    expect(bn.time('2026-12-16T00:00:00+06:00')).toBe('রাত ১২:০০')
  })

  it('names the part of the day as people do', () => {
    const parts = Array.from({ length: 24 }, (_, hour) => bn.time(`2026-12-16T${String(hour).padStart(2, '0')}:00:00+06:00`).split(' ')[0])
    const runs = parts.map((part, hour) => (part === parts[hour - 1] ? '' : `${hour} ${part}`)).filter(Boolean)
    expect(runs).toEqual(['0 রাত', '4 ভোর', '6 সকাল', '12 দুপুর', '15 বিকেল', '18 সন্ধ্যা', '20 রাত'])
  })

  it('knows every month and weekday', () => {
    const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 10)).toISOString())
    expect(months.map(en.monthShort).join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec')
    expect(new Set(months.map(bn.monthShort)).size).toBe(12)
    const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 1 + day)).toISOString())
    expect(week.map(en.weekday).join(' ')).toBe('Sunday Monday Tuesday Wednesday Thursday Friday Saturday')
    expect(week.map(bn.weekday).join(' ')).toBe('রবিবার সোমবার মঙ্গলবার বুধবার বৃহস্পতিবার শুক্রবার শনিবার')
  })

  it('names the day of a range once when it ends on the same day', () => {
    const night = '2026-12-16T16:05:00Z'
    expect(en.range(VICTORY_DAY, night)).toBe('Wed 16 Dec 2026, 7:05 pm – 10:05 pm')
    expect(bn.range(VICTORY_DAY, night)).toBe('১৬ ডিসেম্বর ২০২৬, বুধবার সন্ধ্যা ৭:০৫ – রাত ১০:০৫')
    expect(en.range(VICTORY_DAY, '2026-12-18T04:00:00Z')).toBe('Wed 16 Dec 2026, 7:05 pm – Fri 18 Dec 2026, 10:00 am')
    expect(en.range(VICTORY_DAY, VICTORY_DAY)).toBe('Wed 16 Dec 2026, 7:05 pm')
  })
})

describe('ages', () => {
  it.each<[number, string, string]>([
    [0, 'just now', 'এইমাত্র'],
    [59_999, 'just now', 'এইমাত্র'],
    [MINUTE, '1 minute ago', '১ মিনিট আগে'],
    [5 * MINUTE, '5 minutes ago', '৫ মিনিট আগে'],
    [HOUR - 1, '59 minutes ago', '৫৯ মিনিট আগে'],
    [3 * HOUR, '3 hours ago', '৩ ঘণ্টা আগে'],
    [DAY, '1 day ago', '১ দিন আগে'],
    [2 * DAY + HOUR, '2 days ago', '২ দিন আগে'],
    [30 * DAY, '16 November 2026', '১৬ নভেম্বর ২০২৬'],
  ])('says of %d ms ago: %s', (ms, english, bangla) => {
    expect(en.age(ago(ms), NOW)).toBe(english)
    expect(bn.age(ago(ms), NOW)).toBe(bangla)
  })

  it('never counts below nothing when the clock of the phone is behind', () => {
    expect(en.age(ahead(DAY), NOW)).toBe('just now')
    expect(bn.age(ahead(3 * HOUR), NOW)).toBe('এইমাত্র')
  })

  it.each<[number, string, string]>([
    [0, 'now', 'এখন'],
    [1, 'in 1 minute', '১ মিনিট পর'],
    [3 * HOUR, 'in 3 hours', '৩ ঘণ্টা পর'],
    [2 * DAY - 1, 'in 1 day', '১ দিন পর'],
    [31 * DAY, '16 January 2027', '১৬ জানুয়ারি ২০২৭'],
  ])('says of %d ms to come: %s', (ms, english, bangla) => {
    expect(en.until(ahead(ms), NOW)).toBe(english)
    expect(bn.until(ahead(ms), NOW)).toBe(bangla)
  })

  it('says of a moment that has passed that it is now', () => {
    expect(en.until(ago(DAY), NOW)).toBe('now')
  })
})

describe('lists', () => {
  it('joins with a comma, and the last with a word', () => {
    expect([[], ['ক'], ['ক', 'খ'], ['ক', 'খ', 'গ']].map(bn.list)).toEqual(['', 'ক', 'ক ও খ', 'ক, খ ও গ'])
    expect(en.list(['a', 'b', 'c'])).toBe('a, b and c')
  })

  it('puts the stop of the language between sentences, unless one ends with its own', () => {
    expect(en.sentences([])).toBe('')
    expect(en.sentences(['a'])).toBe('a')
    expect(en.sentences(['a', 'Really?', 'Sending…', 'b.', 'c'])).toBe('a. Really? Sending… b. c')
    expect(bn.sentences(['ক', 'খ!', 'গ…', 'ঘ।', 'ঙ'])).toBe('ক। খ! গ… ঘ। ঙ')
  })
})

describe('every text', () => {
  it('has one Unicode form, plain spaces and no Latin digit in Bangla', () => {
    const texts = [
      bn.dateTime(VICTORY_DAY),
      bn.booking(VICTORY_DAY),
      bn.price(-1234567.5),
      bn.age(ago(2 * DAY), NOW),
      ...Array.from({ length: 12 }, (_, month) => bn.day(new Date(Date.UTC(2026, month, 9)).toISOString())),
    ]
    for (const text of texts) {
      expect(text).toBe(text.normalize('NFC'))
      expect(text).not.toMatch(/[\u00a0\u2000-\u200f\u202f\dA-Za-z]/)
    }
  })

  it('comes from one formatter per language', () => {
    expect(formatterFor('bn')).toBe(bn)
    expect(formatterFor('en')).not.toBe(bn)
  })
})
