import { describe, expect, it } from 'vitest'
import { type EventCursor, readCursor, writeCursor } from '#server/features/events/public/cursor.ts'

const byTime: EventCursor = { order: 'soonest', key: '2027-03-10T10:00:00.123456Z', id: 42, total: 200, total_is_exact: false, is_corrected: false }
const byPrice: EventCursor = { order: 'price-high', key: '0', id: 2_147_483_647, total: 3, total_is_exact: true, is_corrected: true }
const packed = (plain: string) => Buffer.from(plain).toString('base64url')

describe('answers', () => {
  it('comes back as it was written, to the microsecond, and fits an address', () => {
    for (const cursor of [byTime, byPrice]) {
      const text = writeCursor(cursor)
      expect(readCursor(text, cursor.order)).toEqual(cursor)
      expect(text).toMatch(/^[\w-]{1,200}$/)
    }
  })
})

describe('refuses', () => {
  it('a cursor of another order', () => {
    for (const order of ['latest', 'newest', 'price-low', 'price-high'] as const) expect(() => readCursor(writeCursor(byTime), order)).toThrow('bad-input')
  })

  it.each([
    '',
    'null',
    '%00',
    '../../etc/passwd',
    '{"id":1}',
    `${writeCursor(byTime)}=`,
    `${writeCursor(byTime)}A`,
    writeCursor(byTime).slice(0, -1),
    packed('2s1ew~1~2027-03-10T10:00:00.000000Z'),
    packed('1s1ew~1~2027-02-30T10:00:00.000000Z'),
    packed('1s1ew~1~2027-03-10T25:00:00.000000Z'),
    packed('1s1ew~1~99'),
    packed('1s1ew~2147483648~2027-03-10T10:00:00.000000Z'),
    packed('1s9999ew~1~2027-03-10T10:00:00.000000Z'),
    packed("1s1ew~1~2027-03-10T10:00:00.000000Z'--"),
    packed('1s1ew~01~2027-03-10T10:00:00.000000Z'),
  ])('anything else: %s', (text) => {
    expect(() => readCursor(text, 'soonest')).toThrow('bad-input')
  })

  it('a price beyond what a price can be', () => {
    expect(() => readCursor(packed('1p1ew~1~9999999999'), 'price-low')).toThrow('bad-input')
  })
})
