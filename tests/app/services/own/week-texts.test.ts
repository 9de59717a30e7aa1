import { describe, expect, it } from 'vitest'
import {
  copiedDay,
  faultsOfDay,
  minuteOfText,
  ramadanWeek,
  readDay,
  readWeek,
  spansOf,
  textsOfWeek,
  withoutSpan,
  withSpan,
  withWeekend,
  written,
} from '#app/features/services/own/hours/week-texts.ts'
import { type Span, USUAL_HOURS } from '#contract/services/hours.ts'

const OFFICE = [{ from: '09:00', until: '17:00' }]
const week = (...days: { from: string; until: string }[][]) => Array.from({ length: 7 }, (_, at) => days[at] ?? [])

describe('hours as they are typed', () => {
  it('become minutes of the day, in the digits of either script, and midnight at the end is the end of the day', () => {
    expect(minuteOfText('০৯:৩০')).toBe(570)
    expect(minuteOfText('24:00')).toBeUndefined()
    expect(spansOf([{ from: '18:00', until: '00:00' }])).toEqual([[1080, 1440]])
  })

  it('are put in order, and a gap is the break', () => {
    const day = [
      { from: '14:00', until: '18:00' },
      { from: '09:00', until: '13:00' },
    ]
    expect(spansOf(day)).toEqual([
      [540, 780],
      [840, 1080],
    ])
  })

  it.each([
    ['are both needed', [{ from: '09:00', until: '' }], ['required']],
    ['end after they begin', [{ from: '18:00', until: '09:00' }], ['ends-before-start']],
    ['are times', [{ from: '9 am', until: '18:00' }], ['not-a-time']],
    [
      'do not overlap: the later one says so',
      [
        { from: '12:00', until: '15:00' },
        { from: '09:00', until: '13:00' },
      ],
      ['does-not-fit', undefined],
    ],
    ['do not stand twice', [...OFFICE, ...OFFICE], [undefined, 'does-not-fit']],
    [
      'may touch',
      [
        { from: '09:00', until: '13:00' },
        { from: '13:00', until: '15:00' },
      ],
      [undefined, undefined],
    ],
  ])('%s', (_, day, faults) => {
    expect(faultsOfDay(day)).toEqual(faults)
    expect(spansOf(day) === undefined).toBe(faults.some(Boolean))
  })

  it('come back from what is kept as they were', () => {
    expect(readWeek(written(textsOfWeek(USUAL_HOURS.week))).map(spansOf)).toEqual(USUAL_HOURS.week)
    expect(readWeek('of another version')).toEqual(week())
    expect(readDay('[{"from":1}]')).toEqual([])
  })
})

describe('a day', () => {
  it('begins with the hours of an office; one more span leaves a break before it', () => {
    expect(withSpan([])).toEqual([{ from: '09:00', until: '18:00' }])
    expect(withSpan([{ from: '09:00', until: '13:00' }])[1]).toEqual({ from: '14:00', until: '17:00' })
    expect(withSpan([{ from: '15:00', until: '22:30' }])[1]).toEqual({ from: '23:30', until: '00:00' })
    expect(withSpan([{ from: '15:00', until: '23:30' }])[1]).toEqual({ from: '', until: '' })
    expect(withoutSpan(withSpan(OFFICE), 0)).toEqual([{ from: '18:00', until: '21:00' }])
  })

  it('is copied to other days alone', () => {
    const copied = copiedDay(week(OFFICE), 0, [1, 3])
    expect(copied.map(({ length }) => length)).toEqual([1, 1, 0, 1, 0, 0, 0])
  })
})

describe('a week', () => {
  it('has Friday off, or Friday and Saturday; a day that is not off any more gets hours', () => {
    const both = withWeekend(week(OFFICE, OFFICE, OFFICE, OFFICE, OFFICE, OFFICE, OFFICE), 'friday-saturday')
    expect(both.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 0, 0])
    expect(withWeekend(both, 'friday').map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 0, 1])
    expect(withWeekend(week(), 'friday')[6]?.map(({ from }) => from)).toEqual(['09:00', '14:00'])
  })

  it('is shorter while people fast, on the days that have hours', () => {
    const shorter = ramadanWeek(textsOfWeek(USUAL_HOURS.week)).map((day) => spansOf(day))
    expect(shorter[0]).toEqual([[540, 930]] satisfies Span[])
    expect(shorter[5]).toEqual([])
  })
})
