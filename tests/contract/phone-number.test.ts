import { describe, expect, it } from 'vitest'
import { phoneNumber } from '#contract/core/phone-number.ts'

describe('a phone number', () => {
  it.each([
    '01712345678',
    '+8801712345678',
    '8801712345678',
    '008801712345678',
    '০১৭১২৩৪৫৬৭৮',
    '+৮৮০ ১৭১২-৩৪৫৬৭৮',
    ' 017 1234 5678 ',
    '(017) 12.34-56.78',
    '017\u200b12345678',
    '017\u00a012345678',
  ])('is the same however it is written: %s', (written) => {
    expect(phoneNumber(written)).toBe('+8801712345678')
  })

  it('is of one of the operators that there are', () => {
    for (const operator of [3, 4, 5, 6, 7, 8, 9]) expect(phoneNumber(`01${operator}12345678`)).toBe(`+8801${operator}12345678`)
    for (const operator of [0, 1, 2]) expect(phoneNumber(`01${operator}12345678`)).toBeUndefined()
  })

  it.each([
    '',
    ' ',
    '0171234567',
    '017123456789',
    '1712345678',
    '+919812345678',
    '+44 7911 123456',
    '01712345678 ext 5',
    'abc',
    '০',
    '০২৯৫৫৫৫৫৫',
    '٠١٧١٢٣٤٥٦٧٨',
    `${' '.repeat(50)}01712345678`,
  ])('is not %s', (written) => {
    expect(phoneNumber(written)).toBeUndefined()
  })

  it('stays as it is when it is read again', () => {
    expect(phoneNumber(phoneNumber('০১৭১২-৩৪৫৬৭৮') ?? '')).toBe('+8801712345678')
  })
})
