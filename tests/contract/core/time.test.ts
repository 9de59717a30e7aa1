import { describe, expect, it } from 'vitest'
import { DAY_MS, dhakaDay, dhakaDayBounds, isRealDay, isWeekend } from '#contract/core/time.ts'

describe('dhakaDay', () => {
  it('changes at midnight in Dhaka, not in Greenwich', () => {
    expect(dhakaDay('2026-12-15T17:59:59.999Z')).toBe('2026-12-15')
    expect(dhakaDay('2026-12-15T18:00:00Z')).toBe('2026-12-16')
  })

  it('takes any offset, and milliseconds', () => {
    expect(dhakaDay('2026-12-16T00:30:00+06:00')).toBe('2026-12-16')
    expect(dhakaDay(Date.parse('2026-12-16T00:30:00+06:00'))).toBe('2026-12-16')
  })
})

describe('dhakaDayBounds', () => {
  it('spans exactly the instants of that day', () => {
    const { from, to } = dhakaDayBounds('2026-12-16')
    expect(from).toBe('2026-12-15T18:00:00.000Z')
    expect(Date.parse(to) - Date.parse(from)).toBe(DAY_MS)
    expect([dhakaDay(from), dhakaDay(Date.parse(to) - 1), dhakaDay(to)]).toEqual(['2026-12-16', '2026-12-16', '2026-12-17'])
  })

  it('goes over the ends of months and years', () => {
    expect(dhakaDayBounds('2026-12-31').to).toBe('2026-12-31T18:00:00.000Z')
    expect(dhakaDayBounds('2028-02-29').from).toBe('2028-02-28T18:00:00.000Z')
  })
})

describe('isRealDay', () => {
  it.each(['2026-12-16', '2028-02-29', '2000-01-01', '2099-12-31'])('accepts %s', (day) => {
    expect(isRealDay(day)).toBe(true)
  })

  it.each([
    '2026-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '1999-12-31',
    '2100-01-01',
    '2026-1-1',
    '2026-12-16T00:00',
    ' 2026-12-16',
    '2026-12-16\n',
    '২০২৬-১২-১৬',
    '',
  ])('refuses %j', (day) => {
    expect(isRealDay(day)).toBe(false)
  })
})

describe('isWeekend', () => {
  it('is Friday and Saturday in Dhaka', () => {
    const days = Array.from({ length: 7 }, (_, at) => `2026-12-${13 + at}T12:00:00+06:00`)
    expect(days.map(isWeekend)).toEqual([false, false, false, false, false, true, true])
  })

  it('begins at midnight in Dhaka', () => {
    expect(isWeekend('2026-12-17T17:59:59Z')).toBe(false)
    expect(isWeekend(Date.parse('2026-12-17T18:00:00Z'))).toBe(true)
  })
})
