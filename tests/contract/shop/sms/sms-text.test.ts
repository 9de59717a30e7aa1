import { describe, expect, it } from 'vitest'
import { placeCode, writeSmsCode } from '#contract/shop/sms/sms-code.ts'
import { countSms } from '#contract/shop/sms/sms-count.ts'
import { readSms, writeSms } from '#contract/shop/sms/sms-text.ts'

const code =
  writeSmsCode({ lines: [{ variant_id: 12, quantity: 2 }], place: placeCode('Dhaka', 'Savar'), option: 7, total: 1900, key_hash: '8F3KQ0ZYX7ABCDEF' }) ?? ''
const ADDRESS = {
  full_name: 'রহিমা বেগম',
  phone_number: '+8801712345678',
  division: 'Dhaka',
  district: 'Dhaka',
  area: 'Savar',
  line: 'বাড়ি ৪, রোড ২',
  landmark: 'স্কুলের পাশে',
}

describe('the SMS of an order', () => {
  it('has the code first, then name, number and address in any script', () => {
    expect(writeSms(code, ADDRESS, 'সাভার, ঢাকা').split('\n')).toEqual([code, 'রহিমা বেগম', '01712345678', 'বাড়ি ৪, রোড ২, স্কুলের পাশে, সাভার, ঢাকা'])
  })

  it('is read back as it was written', () => {
    expect(readSms(writeSms(code, ADDRESS, 'সাভার, ঢাকা'))).toMatchObject({
      found: { kind: 'found' },
      address: { full_name: 'রহিমা বেগম', phone_number: '01712345678', line: 'বাড়ি ৪, রোড ২, স্কুলের পাশে, সাভার, ঢাকা' },
    })
  })

  it('is read with a number in Bangla digits, with dashes, or in the line of the name', () => {
    for (const number of ['০১৭১২৩৪৫৬৭৮', '01712-345678', '+88 01712 345678'])
      expect(readSms(`${code}\nRahima ${number}\nHouse 4`).address).toEqual({ full_name: 'Rahima', phone_number: number, line: 'House 4' })
  })

  it('gives nothing of a text without a code, and not the code of one that was changed', () => {
    expect(readSms('Send Money Tk 500 to 01812345678')).toEqual({ found: { kind: 'none' }, address: { full_name: '', phone_number: '', line: '' } })
    expect(readSms(writeSms(code.replace('1900', '1800'), ADDRESS, '')).found).toEqual({ kind: 'changed' })
  })

  it('is not read beyond what any SMS has', () => {
    expect(readSms('x'.repeat(64_000) + code).found).toEqual({ kind: 'none' })
  })
})

describe('how many SMS a text makes', () => {
  it('is counted by 160 signs of Latin letters, or 153 where there are several', () => {
    expect([1, 160, 161, 306, 307].map((length) => countSms('a'.repeat(length)))).toEqual([
      { count: 1, isLatin: true },
      { count: 1, isLatin: true },
      { count: 2, isLatin: true },
      { count: 2, isLatin: true },
      { count: 3, isLatin: true },
    ])
  })

  it('is counted by 70 signs with any other letter, or 67 where there are several', () => {
    expect([70, 71, 134, 135].map((length) => countSms('আ'.repeat(length)))).toEqual([
      { count: 1, isLatin: false },
      { count: 2, isLatin: false },
      { count: 2, isLatin: false },
      { count: 3, isLatin: false },
    ])
    expect(countSms(`${'a'.repeat(70)}আ`)).toEqual({ count: 2, isLatin: false })
  })

  it('counts some signs of that alphabet twice', () => {
    expect(countSms('€'.repeat(81)).count).toBe(2)
    expect(countSms('€'.repeat(80)).count).toBe(1)
  })
})
