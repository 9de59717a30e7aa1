/**
 * Which times of a service can be asked for: one rule for service, page and phone. Pure. Times are minutes since the epoch as Dhaka's clocks have them (a
 * day begins at a multiple of 1440), unless a name says otherwise.
 */
import { DAY_MS, DHAKA_OFFSET_MS } from '../core/time.ts'
import type { Hours, Span } from './hours.ts'
import type { ServicePricing, ServiceStep } from './service-limits.ts'

const DAY_MINUTES = 1440
const MINUTE_MS = 60_000

/** The number of a day since the epoch. @param day `YYYY-MM-DD` */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS
/** The day of a number. */
export const dayOfNumber = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10)
/** An instant as minutes on Dhaka's clocks. @param at ISO 8601, or milliseconds since the epoch */
export const dhakaMinute = (at: string | number): number => Math.floor(((typeof at === 'number' ? at : Date.parse(at)) + DHAKA_OFFSET_MS) / MINUTE_MS)
/** And back: ISO 8601 UTC. */
export const instantOfMinute = (minute: number): string => new Date(minute * MINUTE_MS - DHAKA_OFFSET_MS).toISOString()

/** How the times of a service are made. Minutes. */
export interface SlotTerms {
  pricing: ServicePricing
  duration: number
  step: ServiceStep
  hours_least: number
  hours_most: number
  seats: number
  pause_before: number
  pause_after: number
}

/** A stretch in which a member is taken. */
export interface Busy {
  /** Both pauses are in it. */
  from: number
  to: number
  /** Set of a time of this service that has seats left: its start, and how many. */
  group?: { start: number; left: number }
}

export interface MemberCalendar {
  hours: Hours
  busy: readonly Busy[]
}

/** Free starts of one day. */
export interface DaySlots {
  /** `YYYY-MM-DD` */
  day: string
  /** Minutes of the day, in their order. */
  starts: number[]
  /** Beside each: how many hours, or seats, one member has then at most. Absent where it is one everywhere. */
  most?: number[]
}

/** The spans in which one works on a day: a window goes before a season, a season before the week; of several the last that was added. */
export function spansOn({ week, seasons, windows }: Hours, number: number): readonly Span[] {
  const day = dayOfNumber(number)
  const isOn = ({ from, until }: { from: string; until: string }) => from <= day && day <= until
  const window = windows.findLast(isOn)
  if (window) return window.spans
  // The first day of the epoch was a Thursday.
  const weekday = (((number + 4) % 7) + 7) % 7
  return (seasons.findLast(isOn)?.week ?? week)[weekday] ?? []
}

/** The spans in which a member works on a day, by its number. */
type Work = (number: number) => readonly Span[]

const workOf =
  (hours: Hours): Work =>
  (number) =>
    spansOn(hours, number)

/** The same, each day looked up once: for all starts of many days. */
function rememberedWork(hours: Hours): Work {
  const known = new Map<number, readonly Span[]>()
  return (number) => {
    const spans = known.get(number) ?? spansOn(hours, number)
    known.set(number, spans)
    return spans
  }
}

/** The end of the work that goes on without a break from a minute on; over midnight too. The minute itself when nobody works then. */
function workEnd(work: Work, minute: number, most: number): number {
  let end = minute
  while (end - minute < most) {
    const number = Math.floor(end / DAY_MINUTES)
    const inDay = end - number * DAY_MINUTES
    const span = work(number).find(([from, to]) => from <= inDay && inDay < to)
    if (!span) return end
    end = number * DAY_MINUTES + span[1]
  }
  return end
}

/** Whether a member works from a minute to another without a break. */
export const isInHours = (hours: Hours, from: number, to: number): boolean => isWorking(workOf(hours), from, to)
const isWorking = (work: Work, from: number, to: number): boolean => workEnd(work, from, to - from) >= to

/** Minutes of a booking: of `hours` hours where it goes by them. */
export const lengthOf = ({ pricing, duration }: Pick<SlotTerms, 'pricing' | 'duration'>, hours = 1): number => (pricing === 'hourly' ? hours * 60 : duration)

/** What a booking takes of a member: its time and both pauses. */
export const takenBy = (terms: Pick<SlotTerms, 'pause_before' | 'pause_after'>, start: number, end: number): { from: number; to: number } => ({
  from: start - terms.pause_before,
  to: end + terms.pause_after,
})

/** How many hours, or seats, a member has at a start; 0: none. */
function mostAt(terms: SlotTerms, { work, busy }: { work: Work; busy: readonly Busy[] }, start: number): number {
  if (terms.pricing !== 'hourly') {
    const end = start + terms.duration
    if (!isWorking(work, start, end)) return 0
    const taken = takenBy(terms, start, end)
    const isInWay = ({ from, to }: Busy) => from < taken.to && taken.from < to
    const first = busy.find(isInWay)
    if (!first) return terms.seats
    const { group } = first
    if (group?.start !== start || busy.some((one) => one !== first && isInWay(one))) return 0
    return group.left
  }
  const end = workEnd(work, start, terms.hours_most * 60)
  const free = busy.reduce((least, { from, to }) => {
    if (to <= start - terms.pause_before) return least
    return Math.min(least, from - terms.pause_after)
  }, end)
  const most = Math.min(terms.hours_most, Math.floor((free - start) / 60))
  return most >= terms.hours_least ? most : 0
}

/** Starts of a day as its hours have them: counted from the beginning of each span. */
function startsOn(terms: SlotTerms, work: Work, number: number): number[] {
  const step = terms.step === 'duration' ? lengthOf(terms, terms.hours_least) : Number(terms.step)
  return work(number).flatMap(([from, to]) => {
    const count = Math.max(0, Math.ceil((to - from) / step))
    return Array.from({ length: count }, (_, at) => from + at * step)
  })
}

/** Whether a start is one of those that a member's hours have; for a time that somebody names. */
export const isStart = (terms: SlotTerms, hours: Hours, start: number): boolean => {
  const number = Math.floor(start / DAY_MINUTES)
  return startsOn(terms, workOf(hours), number).includes(start - number * DAY_MINUTES)
}

/** Whether a member can take so many hours or seats from a start on. */
export const canTake = (terms: SlotTerms, { hours, busy }: MemberCalendar, { start, wanted }: { start: number; wanted: number }): boolean =>
  isStart(terms, hours, start) && mostAt(terms, { work: workOf(hours), busy }, start) >= wanted

/** Free starts of the members together, day by day; days without one are left out. @param from `YYYY-MM-DD` */
export function slotsOf(terms: SlotTerms, members: readonly MemberCalendar[], { from, days }: { from: string; days: number }): DaySlots[] {
  const first = dayNumber(from)
  const usual = terms.pricing === 'hourly' ? terms.hours_most : terms.seats
  const workers = members.map(({ hours, busy }) => ({ work: rememberedWork(hours), near: busyByDay(busy) }))
  return Array.from({ length: days }, (_, at) => first + at).flatMap((number) => {
    const most = new Map<number, number>()
    for (const { work, near } of workers) {
      const busy = near.get(number) ?? []
      for (const minute of startsOn(terms, work, number)) {
        const has = mostAt(terms, { work, busy }, number * DAY_MINUTES + minute)
        if (has > (most.get(minute) ?? 0)) most.set(minute, has)
      }
    }
    const starts = [...most.keys()].toSorted((a, b) => a - b)
    if (starts.length === 0) return []
    const counts = starts.map((minute) => most.get(minute) ?? 0)
    const day = dayOfNumber(number)
    return [counts.every((count) => count === usual) ? { day, starts } : { day, starts, most: counts }]
  })
}

/** What can matter on each day, by its number: no booking is longer than a day. */
function busyByDay(busy: readonly Busy[]): Map<number, Busy[]> {
  const days = new Map<number, Busy[]>()
  for (const one of busy) {
    const [first, last] = [Math.floor(one.from / DAY_MINUTES) - 1, Math.floor((one.to - 1) / DAY_MINUTES) + 1]
    for (let number = first; number <= last; number += 1) {
      const near = days.get(number)
      if (near) near.push(one)
      else days.set(number, [one])
    }
  }
  return days
}

/** Between which instants a start can be asked for. Milliseconds since the epoch. */
export function bookableRange({ notice_hours, horizon_days }: { notice_hours: number; horizon_days: number }, now: number): { from: number; to: number } {
  const today = Math.floor((now + DHAKA_OFFSET_MS) / DAY_MS)
  return { from: now + notice_hours * 3_600_000, to: (today + horizon_days + 1) * DAY_MS - DHAKA_OFFSET_MS }
}

/** A start that can be asked for. */
export interface FreeStart {
  /** ISO 8601 UTC. */
  starts_at: string
  /** Minute of its day in Dhaka. */
  minute: number
  /** Hours or seats at most. */
  most: number
}

/** What of kept answers can be asked for now, by day: by notice and horizon, for so many hours or seats. @param now the service's clock, milliseconds */
export function freeStarts(
  days: readonly DaySlots[],
  terms: Pick<SlotTerms, 'pricing' | 'hours_most' | 'seats'> & { notice_hours: number; horizon_days: number },
  { now, wanted = 1 }: { now: number; wanted?: number },
): { day: string; starts: FreeStart[] }[] {
  const range = bookableRange(terms, now)
  const usual = terms.pricing === 'hourly' ? terms.hours_most : terms.seats
  return days.flatMap(({ day, starts, most }) => {
    const midnight = dayNumber(day) * DAY_MS - DHAKA_OFFSET_MS
    const free = starts.flatMap((minute, at): FreeStart[] => {
      const instant = midnight + minute * MINUTE_MS
      const has = most?.[at] ?? usual
      const isInRange = instant >= range.from && instant < range.to
      return has >= wanted && isInRange ? [{ starts_at: new Date(instant).toISOString(), minute, most: has }] : []
    })
    return free.length > 0 ? [{ day, starts: free }] : []
  })
}

/** Those nearest to an instant, at most so many, the nearest first; earlier ones too. */
export function nearestTo(all: readonly { starts: readonly FreeStart[] }[], at: string, count: number): FreeStart[] {
  const wanted = Date.parse(at)
  return all
    .flatMap(({ starts }) => starts.map((start) => ({ start, away: Math.abs(Date.parse(start.starts_at) - wanted) })))
    .toSorted((a, b) => a.away - b.away)
    .slice(0, count)
    .map(({ start }) => start)
}

/** In which of the four parts of a day a minute is, as times are listed. */
export const DAY_PARTS = ['morning', 'noon', 'afternoon', 'night'] as const
export type DayPart = (typeof DAY_PARTS)[number]
export const dayPart = (minute: number): DayPart => {
  if (minute >= 300 && minute < 720) return 'morning'
  if (minute >= 720 && minute < 900) return 'noon'
  return minute >= 900 && minute < 1140 ? 'afternoon' : 'night'
}
