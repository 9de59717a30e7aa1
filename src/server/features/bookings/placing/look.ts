import { BOOKING_LIMITS } from '#contract/bookings/booking-rules.ts'
import { Problem } from '#contract/core/problem.ts'
import { DAY_MS, dhakaDay } from '#contract/core/time.ts'
import { type DaySlots, freeStarts, type MemberCalendar, nearestTo, slotsOf } from '#contract/services/slot-rules.ts'
import { readBookable, type ServiceRow, slotTermsOf } from '../../../db/bookings/bookable-service.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { membersFree, type Wanted } from './members-free.ts'
import { readCalendars } from './read-slots.ts'
import { sharedReads } from './shared-reads.ts'

type Reader = Pick<Tx, 'select' | 'execute'>

/** Days around a wish that are looked through for other times. */
const NEAR_DAYS = 14

type Wish = Pick<Wanted, 'members' | 'starts_at' | 'hours' | 'seats' | 'now'>

/** The times of a service around a wish, as they were at one moment. */
export interface Look {
  service: ServiceRow
  /** Who does it and can be asked for. */
  members: number[]
  /** When they work and are taken; absent where no time is named. */
  times?: TimesAround
}

interface TimesAround {
  calendars: ReadonlyMap<number, MemberCalendar>
  /** Free starts of some members, worked out once. */
  daysOf: (members: readonly number[]) => DaySlots[]
}

interface AskedLook {
  service: number
  /** ISO 8601; null: no time is named. */
  starts_at: string | null
  /** Milliseconds since the epoch. */
  now: number
}

const aroundOf = (starts_at: string, now: number): string => dhakaDay(Math.max(now, Date.parse(starts_at) - (NEAR_DAYS / 2) * DAY_MS))

/** Looks at a service and the times around a wish; those who look at the same at once share one look. */
export const sharedLooks = (db: Reader) =>
  sharedReads(
    ({ service, starts_at, now }: AskedLook) => `${service} ${starts_at === null ? '' : aroundOf(starts_at, now)}`,
    async ({ service, starts_at, now }): Promise<Look | undefined> => {
      const found = await readBookable(db, service)
      if (!found || starts_at === null) return found
      return { ...found, times: await lookAround(db, found.service, { members: found.members, from: aroundOf(starts_at, now) }) }
    },
  )
export type SharedLooks = ReturnType<typeof sharedLooks>

async function lookAround(db: Reader, service: ServiceRow, { members, from }: { members: readonly number[]; from: string }): Promise<TimesAround> {
  const calendars = await readCalendars(db, service.id, { members, from, days: NEAR_DAYS })
  const known = new Map<string, DaySlots[]>()
  const daysOf = (some: readonly number[]) => {
    const key = some.join()
    const theirs = some.flatMap((member) => calendars.get(member) ?? [])
    const days = known.get(key) ?? slotsOf(slotTermsOf(service), theirs, { from, days: NEAR_DAYS })
    known.set(key, days)
    return days
  }
  return { calendars, daysOf }
}

/** Whether some member had the time when it was looked at: most who come too late hear it so, before anything is written or waited for. */
export const wasFree = (service: ServiceRow, { calendars }: TimesAround, wanted: Wish): boolean => membersFree({ ...wanted, service }, calendars).length > 0

/** The refusal of a time, with the nearest that were free when it was looked at. */
export function timeGoneAt(service: ServiceRow, { daysOf }: TimesAround, { members, starts_at, hours, seats, now }: Wish): Problem {
  const passed = Date.parse(starts_at) <= now
  const free = freeStarts(daysOf(members), service, { now, wanted: service.pricing === 'hourly' ? hours : seats })
  const near = nearestTo(free, starts_at, BOOKING_LIMITS.nearest).map((start, at) => [`near_${at + 1}`, Date.parse(start.starts_at)])
  return new Problem('time-gone', { facts: { ...Object.fromEntries(near), ...(passed && { passed: 1 }) } })
}

/** The refusal of a time, with the nearest free ones. */
export async function timeGone(db: Reader, wanted: Wish & { service: ServiceRow }): Promise<Problem> {
  const { service, members, starts_at, now } = wanted
  return timeGoneAt(service, await lookAround(db, service, { members, from: aroundOf(starts_at, now) }), wanted)
}
