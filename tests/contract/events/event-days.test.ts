import { describe, expect, it } from 'vitest'
import { dayNumber, daysOfKind, entryOf, eventDays } from '#contract/events/event-days.ts'

/** A moment on Dhaka's clocks. */
const at = (text: string): string => new Date(`${text}:00+06:00`).toISOString()
const days = (from: string, to: string) => eventDays({ from_time: at(from), to_time: at(to) })
const FAIR = days('2026-12-11T10:00', '2026-12-13T22:00')

describe('the days of an event', () => {
  it.each([
    ['of one afternoon', '2026-12-11T14:00', '2026-12-11T18:00', ['2026-12-11']],
    ['of a night over midnight', '2026-12-11T20:00', '2026-12-12T04:00', ['2026-12-11']],
    ['of a minute less than 24 hours', '2026-12-11T10:00', '2026-12-12T09:59', ['2026-12-11']],
    ['from midnight to midnight', '2026-12-11T00:00', '2026-12-12T00:00', ['2026-12-11']],
    ['of two days', '2026-12-11T10:00', '2026-12-12T22:00', ['2026-12-11', '2026-12-12']],
    ['that end at midnight', '2026-12-11T10:00', '2026-12-13T00:00', ['2026-12-11', '2026-12-12']],
    ['over the end of a year', '2026-12-31T10:00', '2027-01-02T12:00', ['2026-12-31', '2027-01-01', '2027-01-02']],
  ])('%s', (...[, from, to, expected]) => {
    expect(days(from, to)).toEqual(expected)
  })

  it('change at midnight in Dhaka, not in London', () => {
    expect([dayNumber(FAIR, at('2026-12-11T23:59')), dayNumber(FAIR, at('2026-12-12T00:00')), dayNumber(FAIR, at('2026-12-12T05:59'))]).toEqual([1, 2, 2])
  })

  it('take in what comes before the first and after the last', () => {
    expect([dayNumber(FAIR, at('2026-12-01T09:00')), dayNumber(FAIR, at('2026-12-14T00:30'))]).toEqual([1, 3])
    expect(dayNumber(['2026-12-11'], at('2026-12-12T02:00'))).toBe(1)
  })
})

describe('a kind of ticket', () => {
  it('is for the days that its seller named, or for all', () => {
    expect([daysOfKind({ days: [] }, 3), daysOfKind({ days: [1, 3] }, 3)]).toEqual([
      [1, 2, 3],
      [1, 3],
    ])
  })

  it('does not lose its last day when the event becomes shorter', () => {
    expect([daysOfKind({ days: [1, 3] }, 2), daysOfKind({ days: [3] }, 2)]).toEqual([[1], [1, 2]])
  })

  it('enters once for each day, or once in all', () => {
    expect([entryOf({ entry: 'each-day' }, 2), entryOf({ entry: 'once' }, 2)]).toEqual([2, 0])
  })
})
