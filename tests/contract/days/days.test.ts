import { describe, expect, it } from 'vitest'
import type { DayEntry } from '#contract/days/day-entries.ts'
import { daysOf } from '#contract/days/days.ts'
import { clashOf, firstClash, type Span } from '#contract/days/overlaps.ts'

/** On 16 December 2026, by Dhaka's clocks. */
const at = (time: string, day = 16) => new Date(Date.parse(`2026-12-${day}T${time}:00Z`) - 6 * 3_600_000).toISOString()
const span = (from: string, to: string, place = ''): Span => ({ starts_at: at(from), ends_at: at(to), place })
const entry = (key: string, [starts_at, ends_at]: [from: string, to: string], place = ''): DayEntry => ({
  ...{ key, kind: 'booking', starts_at, ends_at, title: key, second_title: '', place, state: 'confirmed', path: '/booking/x' },
})
const NOON = Date.parse(at('12:00'))

describe('two things in a day', () => {
  it('clash where they overlap, wherever they are, and not where one begins as the other ends', () => {
    expect(clashOf(span('10:00', '11:00'), span('10:30', '12:00'))).toBe('overlap')
    expect(clashOf(span('10:00', '12:00'), span('10:30', '11:00'))).toBe('overlap')
    expect(clashOf(span('10:00', '11:00'), span('11:00', '12:00'))).toBeUndefined()
  })

  it('clash where less than 30 minutes lie between two places, in whatever order', () => {
    const [home, hall] = [span('10:00', '11:00', 'Banani'), span('11:29', '12:00', 'Uttara')]
    expect([clashOf(home, hall), clashOf(hall, home)]).toEqual(['near', 'near'])
    expect(clashOf(home, span('11:30', '12:00', 'Uttara'))).toBeUndefined()
    expect(clashOf(home, span('11:00', '12:00', ' BANANI'))).toBeUndefined()
    // Nobody travels to what is online.
    expect(clashOf(home, span('11:00', '12:00'))).toBeUndefined()
  })

  it('do not clash where one goes on for days', () => {
    expect(clashOf({ starts_at: at('10:00', 15), ends_at: at('20:00', 18), place: 'Fair' }, span('10:00', '11:00', 'Banani'))).toBeUndefined()
  })

  it('warn of the overlap first', () => {
    const near = entry('near', [at('09:00'), at('09:50')], 'Uttara')
    const same = entry('same', [at('10:30'), at('11:00')], 'Uttara')
    expect(firstClash(span('10:00', '11:00', 'Banani'), [near, same])).toEqual({ clash: 'overlap', entry: same })
    expect(firstClash(span('10:00', '10:30', 'Banani'), [near, same])?.entry).toBe(near)
    expect(firstClash(span('15:00', '16:00', 'Banani'), [near, same])).toBeUndefined()
  })
})

describe('the days', () => {
  const names = (entries: DayEntry[]) => daysOf(entries, NOON).map(({ day, rows }) => [day.slice(8), ...rows.map((row) => row.entry.key)])

  it('are today, tomorrow and those with something, each in its order; yesterday is over', () => {
    const entries = [
      entry('later', [at('09:00', 20), at('10:00', 20)]),
      entry('evening', [at('19:00'), at('20:00')]),
      entry('morning', [at('08:00'), at('09:00')]),
      entry('yesterday', [at('22:00', 15), at('23:00', 15)]),
      entry('next year', ['2027-12-16T03:00:00.000Z', '2027-12-16T04:00:00.000Z']),
    ]
    expect(names(entries)).toEqual([['16', 'morning', 'evening'], ['17'], ['20', 'later']])
  })

  it('have what goes on for days on its first one, or on today, and what passes midnight on the evening', () => {
    expect(names([entry('fair', [at('10:00', 14), at('18:00', 18)]), entry('night', [at('23:00', 17), at('01:00', 18)])])).toEqual([
      ['16', 'fair'],
      ['17', 'night'],
    ])
    expect(names([entry('ended at midnight', [at('22:00', 15), at('00:00', 16)])])).toEqual([['16'], ['17']])
  })

  it('mark what has ended, and between two things how they clash', () => {
    const [today] = daysOf(
      [entry('a', [at('08:00'), at('09:00')], 'Banani'), entry('b', [at('09:10'), at('13:00')], 'Uttara'), entry('c', [at('12:00'), at('14:00')], 'Uttara')],
      NOON,
    )
    expect(today?.rows.map(({ isPast, clash }) => [isPast, clash?.how, clash?.with.key])).toEqual([
      [true, undefined, undefined],
      [false, 'near', 'a'],
      [false, 'overlap', 'b'],
    ])
  })
})
