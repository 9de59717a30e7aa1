import { DAY_MS, dhakaDay } from '#contract/core/time.ts'
import { type OfferedDays, offeredDays } from '#contract/services/closed-days.ts'
import { type Hours, type HoursWindow, type Season, USUAL_HOURS, type Week } from '#contract/services/hours.ts'
import { dayNumber, dayOfNumber, spansOn } from '#contract/services/slot-rules.ts'
import type { BookingOutside, TeamHours } from '#contract/services/team-hours.ts'

/** The hours of all, or of one member. */
export interface Calendar {
  /** Null: of all who have no hours of their own. */
  member_id: number | null
  hours: Hours
  version: number
  /** Nothing was saved yet. */
  isUsual: boolean
  /** A member has hours of their own; of all always. */
  isOwn: boolean
}

/** The hours that hold for a member: their own, else those of all. */
export function calendarOf({ calendars }: Pick<TeamHours, 'calendars'>, member_id: number | null): Calendar {
  const own = calendars.find((one) => one.member_id === member_id)
  if (own) return { member_id, hours: own.hours, version: own.version, isUsual: own.is_usual, isOwn: true }
  const ofAll = calendars.find((one) => one.member_id === null)
  return { member_id, hours: ofAll?.hours ?? USUAL_HOURS, version: 0, isUsual: member_id === null, isOwn: member_id === null }
}

/** Ids of members who have hours of their own. */
export const ownCalendars = ({ calendars }: Pick<TeamHours, 'calendars'>): number[] => calendars.flatMap(({ member_id }) => member_id ?? [])

/** What ended longer ago is left out with the next change. */
const KEPT_DAYS = 31
const isKept = ({ until }: { until: string }, now: number): boolean => until >= dhakaDay(now - KEPT_DAYS * DAY_MS)

interface Dated {
  from: string
  until: string
}
const isSame = (one: Dated, other: Dated | undefined): boolean => JSON.stringify(one) === JSON.stringify(other)
/** In place of what it was, else as the last. What was there before in that place and is there no more is added all the same. */
const put = <T extends Dated>(all: readonly T[], next: T, before: T | undefined): T[] =>
  before && all.some((one) => isSame(one, before)) ? all.map((one) => (isSame(one, before) ? next : one)) : [...all, next]

/** Hours with another week. */
export const withWeek = (hours: Hours, week: Week): Hours => ({ ...hours, week })

/** Hours with one more season, or with one in place of what it was. @param now milliseconds since the epoch */
export const withSeason = (hours: Hours, { next, before, now }: { next: Season; before?: Season | undefined; now: number }): Hours => ({
  ...hours,
  seasons: put(hours.seasons, next, before).filter((one) => isKept(one, now)),
})
export const withoutSeason = (hours: Hours, gone: Season): Hours => ({ ...hours, seasons: hours.seasons.filter((one) => !isSame(one, gone)) })

export const withWindow = (hours: Hours, { next, before, now }: { next: HoursWindow; before?: HoursWindow | undefined; now: number }): Hours => ({
  ...hours,
  windows: put(hours.windows, next, before).filter((one) => isKept(one, now)),
})
export const withoutWindow = (hours: Hours, gone: HoursWindow): Hours => ({ ...hours, windows: hours.windows.filter((one) => !isSame(one, gone)) })

const LOOKED_AHEAD_DAYS = 400

/** The first day with hours after another; undefined where none is near. */
export function reopeningAfter(hours: Hours, day: string): string | undefined {
  const first = dayNumber(day) + 1
  for (let number = first; number < first + LOOKED_AHEAD_DAYS; number += 1) if (spansOn(hours, number).length > 0) return dayOfNumber(number)
  return undefined
}

/** Those to come and under way, the soonest first. */
export const toCome = <T extends Dated>(all: readonly T[], today: string): T[] =>
  all.filter(({ until }) => until >= today).toSorted((one, other) => (one.from < other.from ? -1 : 1))

/** Days of the next months that many work otherwise on, and for which nothing was said yet: in Ramadan a week of its own, else single days. */
export function daysToOffer({ seasons, windows }: Hours, today: string, days: number): OfferedDays[] {
  const isSaid = ({ kind, from, until }: OfferedDays) => {
    const said: readonly Dated[] = kind === 'ramadan' ? seasons : windows
    return said.some((one) => one.from <= until && from <= one.until)
  }
  return offeredDays(today, days).filter((one) => !isSaid(one))
}

/** Bookings outside of the hours that lie in some days, of all or of one member. */
export const outsideIn = (outside: readonly BookingOutside[], { from, until }: Dated): BookingOutside[] =>
  outside.filter(({ starts_at }) => from <= dhakaDay(starts_at) && dhakaDay(starts_at) <= until)
