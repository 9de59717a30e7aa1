import { describe, expect, it } from 'vitest'
import {
  calendarOf,
  daysToOffer,
  outsideIn,
  ownCalendars,
  reopeningAfter,
  toCome,
  withoutWindow,
  withSeason,
  withWindow,
} from '#app/features/services/own/hours/hours-changes.ts'
import type { Hours, HoursWindow } from '#contract/services/hours.ts'
import { USUAL_HOURS } from '#contract/services/hours.ts'
import { aBookingOutside, aTeamHours } from './a-service.ts'

const closed = (from: string, until = from, kind: HoursWindow['kind'] = 'own'): HoursWindow => ({ from, until, kind, note: '', spans: [] })
const hours = (over: Partial<Hours> = {}): Hours => ({ ...USUAL_HOURS, ...over })
const NOW = Date.parse('2026-11-10T06:00:00Z')

describe('the hours of a team', () => {
  it('are those of all for a member without own ones, and the usual ones where nothing was saved', () => {
    const team = aTeamHours()
    expect(calendarOf(team, null)).toMatchObject({ version: 4, isOwn: true, isUsual: false })
    expect(calendarOf(team, 9)).toMatchObject({ hours: team.calendars[0]?.hours, version: 0, isOwn: false })
    expect(calendarOf({ calendars: [] }, null)).toMatchObject({ hours: USUAL_HOURS, isUsual: true })
    const own = { ...team, calendars: [...team.calendars, { member_id: 9, hours: hours(), version: 2, is_usual: false }] }
    expect(calendarOf(own, 9)).toMatchObject({ version: 2, isOwn: true })
    expect(ownCalendars(own)).toEqual([9])
  })
})

describe('single days', () => {
  it('are added as the last, and take the place of what they were', () => {
    const one = withWindow(hours(), { next: closed('2026-11-20'), now: NOW })
    const two = withWindow(one, { next: closed('2026-12-16'), now: NOW })
    const changed = withWindow(two, { next: closed('2026-11-21'), before: closed('2026-11-20'), now: NOW })
    expect(changed.windows.map(({ from }) => from)).toEqual(['2026-11-21', '2026-12-16'])
    expect(withoutWindow(changed, closed('2026-12-16')).windows.map(({ from }) => from)).toEqual(['2026-11-21'])
  })

  it('are added all the same where what they were is there no more', () => {
    expect(withWindow(hours(), { next: closed('2026-11-21'), before: closed('2026-11-20'), now: NOW }).windows).toHaveLength(1)
  })

  it('leave with the next change once they ended a month ago', () => {
    const old = hours({ windows: [closed('2026-09-01'), closed('2026-11-01')], seasons: [] })
    expect(withWindow(old, { next: closed('2026-11-21'), now: NOW }).windows.map(({ from }) => from)).toEqual(['2026-11-01', '2026-11-21'])
  })

  it('say when work goes on after them: the next day that has hours', () => {
    // A Thursday and a Friday; on Friday nobody works anyway.
    const closing = hours({ windows: [closed('2026-11-19', '2026-11-20')] })
    expect(reopeningAfter(closing, '2026-11-19')).toBe('2026-11-21')
    expect(reopeningAfter({ ...closing, windows: [...closing.windows, closed('2026-11-21', '2026-11-22')] }, '2026-11-20')).toBe('2026-11-23')
    expect(reopeningAfter({ ...closing, week: closing.week.map(() => []) }, '2026-11-20')).toBeUndefined()
  })

  it('are listed from today on, the soonest first', () => {
    const listed = toCome([closed('2026-12-16'), closed('2026-11-09'), closed('2026-11-09', '2026-11-10')], '2026-11-10')
    expect(listed.map(({ from }) => from)).toEqual(['2026-11-09', '2026-12-16'])
  })

  it('know the bookings that lie in them', () => {
    const outside = [aBookingOutside({ starts_at: '2026-11-20T18:30:00Z' }), aBookingOutside({ number: 'B', starts_at: '2026-11-20T06:00:00Z' })]
    // Half past midnight in Dhaka is the next day.
    expect(outsideIn(outside, { from: '2026-11-20', until: '2026-11-20' }).map(({ number }) => number)).toEqual(['B'])
  })
})

describe('days that are offered', () => {
  it('are those of the next months of which nothing was said yet', () => {
    const offered = (over: Partial<Hours>) => daysToOffer(hours(over), '2026-11-10', 120).map(({ kind }) => kind)
    expect(offered({})).toEqual(['victory-day', 'christmas', 'ramadan', 'language-day', 'eid-ul-fitr'])
    const said = withSeason(hours({ windows: [closed('2026-12-10', '2026-12-20')] }), {
      next: { from: '2027-02-09', until: '2027-03-09', kind: 'ramadan', note: '', week: USUAL_HOURS.week },
      now: NOW,
    })
    expect(daysToOffer(said, '2026-11-10', 120).map(({ kind }) => kind)).toEqual(['christmas', 'language-day', 'eid-ul-fitr'])
  })
})
