import { describe, expect, it } from 'vitest'
import { type Hours, USUAL_HOURS, type Week } from '#contract/services/hours.ts'
import {
  bookableRange,
  canTake,
  dayNumber,
  dayOfNumber,
  dayPart,
  dhakaMinute,
  freeStarts,
  instantOfMinute,
  isInHours,
  type MemberCalendar,
  nearestTo,
  type SlotTerms,
  slotsOf,
  spansOn,
} from '#contract/services/slot-rules.ts'

/** A Tuesday. */
const DAY = '2027-02-09'
const NEXT = '2027-02-10'
const everyDay = (...spans: [number, number][]): Week => Array.from({ length: 7 }, () => spans)
const hours = (week: Week, over: Partial<Hours> = {}): Hours => ({ week, seasons: [], windows: [], ...over })
const member = (its: Hours, busy: MemberCalendar['busy'] = []): MemberCalendar => ({ hours: its, busy })
const terms = (over: Partial<SlotTerms> = {}): SlotTerms => ({
  ...{ pricing: 'fixed', duration: 60, step: 'duration', hours_least: 1, hours_most: 4, seats: 1, pause_before: 0, pause_after: 0 },
  ...over,
})
/** A minute of the day, as minutes since the epoch. */
const at = (minute: number, day = DAY) => dayNumber(day) * 1440 + minute
const busy = (from: number, to: number) => ({ from: at(from), to: at(to) })
const startsOf = (its: SlotTerms, ...members: MemberCalendar[]) => slotsOf(its, members, { from: DAY, days: 1 })[0]?.starts ?? []
/** Ten to one. */
const MORNING = hours(everyDay([600, 780]))

describe('a day in Dhaka', () => {
  it('begins at 18:00 UTC of the day before', () => {
    expect([dayOfNumber(dayNumber(DAY)), dhakaMinute('2027-02-08T18:00:00Z'), instantOfMinute(at(0))]).toEqual([DAY, at(0), '2027-02-08T18:00:00.000Z'])
  })

  it('has a morning, a noon, an afternoon, and a night over midnight', () => {
    expect([299, 300, 719, 720, 899, 900, 1139, 1140].map(dayPart)).toEqual(['night', 'morning', 'morning', 'noon', 'noon', 'afternoon', 'afternoon', 'night'])
  })
})

describe('the hours of a day', () => {
  it('are those of its weekday, Sunday first', () => {
    // The 12th is a Friday.
    expect([spansOn(USUAL_HOURS, dayNumber('2027-02-12')), spansOn(USUAL_HOURS, dayNumber('2027-02-13')).length]).toEqual([[], 2])
  })

  it('are those of a season in its days, and of a window before both; of several the one that was added last', () => {
    const season = { from: DAY, until: NEXT, kind: 'ramadan', note: '', week: everyDay([540, 930]) } as const
    const window = (spans: [number, number][]) => ({ from: NEXT, until: NEXT, kind: 'own', note: '', spans }) as const
    const its = hours(everyDay([600, 780]), { seasons: [season], windows: [window([[0, 60]]), window([])] })
    expect(['2027-02-08', DAY, NEXT, '2027-02-11'].map((day) => spansOn(its, dayNumber(day)))).toEqual([[[600, 780]], [[540, 930]], [], [[600, 780]]])
  })

  it('go on over midnight where both days have them', () => {
    const night = hours(everyDay([0, 120], [1200, 1440]))
    expect([isInHours(night, at(1380), at(60, NEXT)), isInHours(night, at(1380), at(121, NEXT)), isInHours(night, at(60), at(1200))]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('the starts of a day', () => {
  it('are counted from the beginning of each span, and end where the service no longer fits in before its end', () => {
    const its = hours(everyDay([600, 780], [845, 1020]))
    expect(startsOf(terms(), member(its))).toEqual([600, 660, 720, 845, 905])
    expect(startsOf(terms({ step: '30', duration: 90 }), member(its))).toEqual([600, 630, 660, 690, 845, 875, 905])
  })

  it('leave both pauses of a service free beside what a member has', () => {
    const its = terms({ step: '15', duration: 30, pause_before: 15, pause_after: 30 })
    // What stands in a calendar has its own pauses in it: 11:00 to 11:30 is taken.
    expect(startsOf(its, member(MORNING, [busy(660, 690)]))).toEqual([600, 705, 720, 735, 750])
  })

  it('are those of any member who is free', () => {
    const away = member(hours(everyDay()))
    expect(startsOf(terms(), member(MORNING, [busy(600, 720)]), member(MORNING, [busy(660, 780)]), away)).toEqual([600, 720])
    expect(slotsOf(terms(), [away], { from: DAY, days: 3 })).toEqual([])
  })

  it('say how many seats are left of a time that is shared, and have none beside a time of something else', () => {
    const group = { ...busy(660, 720), group: { start: at(660), left: 2 } }
    const [day] = slotsOf(terms({ seats: 4 }), [member(MORNING, [group])], { from: DAY, days: 1 })
    expect(day).toEqual({ day: DAY, starts: [600, 660, 720], most: [4, 2, 4] })
    expect(startsOf(terms({ seats: 4 }), member(MORNING, [busy(660, 720)]))).toEqual([600, 720])
    expect(startsOf(terms({ seats: 4 }), member(MORNING, [{ ...group, group: { start: at(660), left: 0 } }]))).toEqual([600, 720])
  })

  it('say how many hours there are until the next booking or the end of work', () => {
    const its = terms({ pricing: 'hourly', step: '60', pause_after: 15 })
    const [day] = slotsOf(its, [member(hours(everyDay([600, 960])), [busy(855, 900)])], { from: DAY, days: 1 })
    expect(day).toEqual({ day: DAY, starts: [600, 660, 720, 780, 900], most: [4, 3, 2, 1, 1] })
    expect(startsOf({ ...its, hours_least: 3 }, member(hours(everyDay([600, 960])), [busy(855, 900)]))).toEqual([600, 660])
  })

  it('are the only ones that can be taken', () => {
    const can = (start: number, wanted = 1) => canTake(terms({ seats: 2 }), member(MORNING), { start: at(start), wanted })
    expect([can(600), can(600, 2), can(600, 3), can(630), can(780)]).toEqual([true, true, false, false, false])
  })
})

describe('what of kept times can be asked for', () => {
  const slots = slotsOf(terms(), [member(hours(everyDay([0, 1440])))], { from: DAY, days: 5 })
  const its = { pricing: 'fixed', hours_most: 4, seats: 1, notice_hours: 2, horizon_days: 1 } as const
  const first = (now: string) => freeStarts(slots, its, { now: Date.parse(now) })

  it('begins after the notice and ends with the last day of the horizon, by the clock that is given', () => {
    const free = first('2027-02-09T06:00:00Z')
    expect([free[0]?.starts[0]?.starts_at, free.at(-1)?.day, free.at(-1)?.starts.at(-1)?.minute]).toEqual(['2027-02-09T08:00:00.000Z', NEXT, 1380])
    expect(first('2027-02-09T06:00:01Z')[0]?.starts[0]?.starts_at).toBe('2027-02-09T09:00:00.000Z')
    // One minute after midnight in Dhaka the horizon is a day further.
    expect(first('2027-02-09T18:01:00Z').at(-1)?.day).toBe('2027-02-11')
    expect(bookableRange(its, Date.parse('2027-02-09T06:00:00Z'))).toEqual({
      from: Date.parse('2027-02-09T08:00:00Z'),
      to: Date.parse('2027-02-10T18:00:00Z'),
    })
  })

  it('is another time on a clock that is 26 hours wrong: only the service’s clock will do', () => {
    const right = Date.parse('2027-02-10T06:00:00Z')
    const starts = [-26, 0, 26].map((hours_wrong) => first(new Date(right + hours_wrong * 3_600_000).toISOString())[0]?.starts[0]?.starts_at)
    expect(new Set(starts).size).toBe(3)
    expect(starts[1]).toBe('2027-02-10T08:00:00.000Z')
  })

  it('leaves out starts with fewer hours or seats than are wanted', () => {
    const days = [{ day: NEXT, starts: [600, 660], most: [1, 3] }]
    const now = Date.parse('2027-02-09T06:00:00Z')
    const minutes = (wanted: number) => freeStarts(days, { ...its, seats: 3 }, { now, wanted }).flatMap(({ starts }) => starts.map(({ minute }) => minute))
    expect([minutes(1), minutes(2), minutes(4)]).toEqual([[600, 660], [660], []])
  })

  it('has the nearest to a time first, earlier ones too', () => {
    const free = first('2027-02-09T00:00:00Z')
    const near = nearestTo(free, '2027-02-09T06:10:00Z', 3).map(({ starts_at }) => starts_at.slice(11, 16))
    expect(near).toEqual(['06:00', '07:00', '05:00'])
  })
})
