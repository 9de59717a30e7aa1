import { describe, expect, it } from 'vitest'
import { keyHash } from '#contract/shop/sms/key-hash.ts'
import { findSmsCode, placeCode, type SmsCode, writeSmsCode } from '#contract/shop/sms/sms-code.ts'
import { ALL_PLACES, placeOfCode, withoutPlace } from '#contract/shop/sms/sms-places.ts'

const CODE: SmsCode = {
  lines: [
    { variant_id: 12, quantity: 2 },
    { variant_id: 1503, quantity: 1 },
  ],
  place: placeCode('Dhaka', 'Savar'),
  option: 7,
  total: 2450,
  key_hash: '8F3KQ0ZYX7ABCDEF',
}
const written = writeSmsCode(CODE) ?? ''
const found = (text: string) => findSmsCode(text)

describe('the code of an order by SMS', () => {
  it('is of Latin signs alone, and no longer than 100', () => {
    expect(written).toMatch(/^HK1 12X2,1503 [0-9A-Z]{4} 7 2450 8F3KQ0ZYX7ABCDEF [0-9A-Z]{4}$/)
    const many = Array.from({ length: 7 }, (_, at) => ({ variant_id: 100_000 + at, quantity: 20 }))
    expect(writeSmsCode({ ...CODE, lines: many })).toBeUndefined()
    expect(writeSmsCode({ ...CODE, lines: many.slice(0, 5) })?.length).toBeLessThanOrEqual(100)
  })

  it('is read back as it was written, however it was wrapped, in small letters, between other words', () => {
    for (const text of [written, `Fwd: ${written} thanks`, written.replaceAll(' ', '\n'), written.toLowerCase(), `নতুন অর্ডার\r\n${written}\r\nরহিমা`])
      expect(found(text)).toMatchObject({ kind: 'found', code: CODE })
  })

  it('is read with signs that were typed as those they look like', () => {
    expect(found(written.replace('8F3KQ0', '8F3KQO'))).toMatchObject({ kind: 'found', code: CODE })
  })

  it('is known as changed with any other sign at any place, and with any sign left out', () => {
    const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ,'
    for (let at = 4; at < written.length; at += 1) {
      const rest = written.slice(at + 1)
      for (const sign of signs) if (sign !== written[at]) expect(found(written.slice(0, at) + sign + rest).kind, `${at} ${sign}`).not.toBe('found')
      if (written[at] !== ' ') expect(found(written.slice(0, at) + rest).kind, `without ${at}`).not.toBe('found')
    }
    expect(found(written.replace('HK1', 'HK2')).kind).toBe('none')
  })

  it('is none where it says what no order can be', () => {
    const sound = (over: Partial<SmsCode>) => found(writeSmsCode({ ...CODE, ...over }) ?? '').kind
    expect(sound({ lines: [{ variant_id: 12, quantity: 21 }] })).toBe('changed')
    expect(sound({ lines: [{ variant_id: 12, quantity: 0 }] })).toBe('changed')
    expect(sound({ lines: [CODE.lines[1]!, CODE.lines[1]!] })).toBe('changed')
  })

  it('is not found in long texts that begin like one again and again', () => {
    for (const text of ['HK1 '.repeat(1000), `HK1 ${'1,'.repeat(2000)}`, `HK1${' '.repeat(4000)}`, `HK1 1 ${'AAAA '.repeat(800)}`])
      expect(found(text).kind).toBe('changed')
  })
})

describe('its place', () => {
  it('has a code of its own for every upazila and thana', () => {
    expect(ALL_PLACES.length).toBeGreaterThan(500)
    expect(new Set(ALL_PLACES.map(({ district, area }) => placeCode(district, area))).size).toBe(ALL_PLACES.length)
  })

  it('is found again by it', () => {
    expect(placeOfCode(placeCode('Gazipur', 'Sreepur'))).toEqual({ division: 'Dhaka', district: 'Gazipur', area: 'Sreepur' })
    expect(placeOfCode(placeCode('Magura', 'Sreepur'))).toEqual({ division: 'Khulna', district: 'Magura', area: 'Sreepur' })
    expect(placeOfCode('0000')).toBeUndefined()
  })

  it('is left out of the end of an address that names it as well', () => {
    const place = { division: 'Dhaka', district: 'Dhaka', area: 'Savar' }
    expect(['House 4, Savar, Dhaka', 'Savar, Dhaka', 'House 4, Savar Road'].map((line) => withoutPlace(line, place))).toEqual([
      'House 4',
      '',
      'House 4, Savar Road',
    ])
  })
})

describe('the hash of a key', () => {
  it('is 16 signs of its SHA-256', async () => {
    // SHA-256 of 'abcdefghijklmnop' begins with f39dac6cbaba535e2c20.
    expect(await keyHash('abcdefghijklmnop')).toBe('YEETRV5TQ99NWB10')
    expect(await keyHash('abcdefghijklmnoq')).not.toBe(await keyHash('abcdefghijklmnop'))
  })
})
