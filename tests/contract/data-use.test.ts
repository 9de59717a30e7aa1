import { describe, expect, it } from 'vitest'
import { addBytes, costOf, dataUseAt, packPriceOf, VISIT_PAUSE_MS } from '#contract/data-use.ts'

const at = (iso: string) => Date.parse(iso)
const NOON = at('2026-11-26T12:00:00+06:00')

describe('the bytes of a visit and of a month', () => {
  it('add up', () => {
    const use = addBytes(addBytes(undefined, 1_000, NOON), 500, NOON + 60_000)
    expect([use.visit_bytes, use.month_bytes]).toEqual([1_500, 1_500])
  })

  it('begin a visit anew after half an hour without any, and go on with the month', () => {
    const use = addBytes(undefined, 1_000, NOON)
    expect(dataUseAt(use, NOON + VISIT_PAUSE_MS).visit_bytes).toBe(1_000)
    expect(dataUseAt(use, NOON + VISIT_PAUSE_MS + 1).visit_bytes).toBe(0)
    const later = addBytes(use, 20, NOON + VISIT_PAUSE_MS + 1)
    expect([later.visit_bytes, later.month_bytes]).toEqual([20, 1_020])
  })

  it('begin a month anew at midnight in Dhaka, while the visit goes on', () => {
    const before = addBytes(undefined, 700, at('2026-11-30T23:59:00+06:00'))
    expect(before.month).toBe('2026-11')
    const after = addBytes(before, 30, at('2026-12-01T00:00:00+06:00'))
    expect(after).toMatchObject({ month: '2026-12', month_bytes: 30, visit_bytes: 730 })
    expect(dataUseAt(before, at('2026-12-01T00:00:00+06:00')).month_bytes).toBe(0)
  })

  it('are none before anything was counted', () => {
    expect(dataUseAt(undefined, NOON)).toMatchObject({ month: '2026-11', month_bytes: 0, visit_bytes: 0 })
  })
})

describe('the cost of data', () => {
  it('is that of the pack, whose gigabyte has 1,024 megabytes', () => {
    expect(costOf(1024 ** 3, 33)).toBe(33)
    expect(costOf(512 * 1024 ** 2, 40)).toBe(20)
    expect(costOf(0, 33)).toBe(0)
  })

  it.each([
    ['33', 33],
    ['৩৩', 33],
    [' ২৮.৫ ', 28.5],
    ['28,5', 28.5],
    ['1000', 1_000],
    ['০.৫', 0.5],
  ])('takes %s for a price', (typed, price) => {
    expect(packPriceOf(typed)).toBe(price)
  })

  it.each(['', '0', '০', '-3', '1001', '৳৩৩', '3e2', 'free', '33.333'])('takes %j for none', (typed) => {
    expect(packPriceOf(typed)).toBeUndefined()
  })
})
