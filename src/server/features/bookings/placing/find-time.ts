import { sql } from 'drizzle-orm'
import { BOOKING_LIMITS } from '#contract/bookings/booking-rules.ts'
import { Problem } from '#contract/core/problem.ts'
import { DAY_MS, dhakaDay, dhakaDayBounds } from '#contract/core/time.ts'
import { bookableRange, canTake, dhakaMinute, freeStarts, isInHours, lengthOf, type MemberCalendar, nearestTo } from '#contract/services/slot-rules.ts'
import { type ServiceRow, slotTermsOf } from '../../../db/bookings/bookable-service.ts'
import { holdHours, readBusy, readHours } from '../../../db/bookings/member-times.ts'
import { type Taking, takeTime } from '../../../db/bookings/occupy.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { freeSlots } from './read-slots.ts'

/** What somebody wants of a service. */
export interface Wanted {
  service: ServiceRow
  /** Who may do it. */
  members: readonly number[]
  /** ISO 8601. */
  starts_at: string
  hours: number
  seats: number
  /** Minutes, where they are others than the service's: of an offer. Then any start within the hours will do. */
  minutes?: number
  /** Milliseconds since the epoch, of the database. */
  now: number
  /** The booking that is moved: what it holds is not in its way. */
  booking: number
  is_proposed?: boolean
}

/** Minutes that it takes. */
export const minutesOf = ({ service, hours, minutes }: Pick<Wanted, 'service' | 'hours' | 'minutes'>): number => minutes ?? lengthOf(service, hours)

export const endOf = (wanted: Pick<Wanted, 'service' | 'hours' | 'minutes' | 'starts_at'>): string =>
  new Date(Date.parse(wanted.starts_at) + minutesOf(wanted) * 60_000).toISOString()

/**
 * Takes a time for a booking that is written: of the member who has it, or of whoever is free, the one with the fewest bookings that day first, then by their
 * numbers. It is looked at before anything is waited for. Undefined: none has it.
 */
export async function takeOfAny(tx: Tx, wanted: Wanted): Promise<{ member: number; group: number | null } | undefined> {
  const { service, starts_at, seats, booking, is_proposed } = wanted
  const ends_at = endOf(wanted)
  const free = await membersFree(tx, wanted, await readHours(tx, { seller: service.seller, members: wanted.members }))
  if (free.length === 0) return undefined
  // Nothing is booked outside of the hours that stand at commit.
  const held = await membersFree(tx, { ...wanted, members: free }, await holdHours(tx, { seller: service.seller, members: free }))
  for (const member of await fewestFirst(tx, held, starts_at)) {
    const { id, pause_before, pause_after, seats: seats_in_all } = service
    const taking: Taking = {
      booking,
      service: id,
      member,
      starts_at,
      ends_at,
      pause_before,
      pause_after,
      seats,
      seats_in_all,
      ...(is_proposed && { is_proposed }),
    }
    const taken = await takeTime(tx, taking)
    if (taken) return { member, group: taken.group }
  }
  return undefined
}

type Reader = Pick<Tx, 'select' | 'execute'>
type Hours = Awaited<ReturnType<typeof readHours>>

/** Whether some member had the time a moment ago: most who come too late hear it so, before anything is written or waited for. */
export async function isFreeNow(db: Reader, wanted: Omit<Wanted, 'booking'>): Promise<boolean> {
  const hours = await readHours(db, { seller: wanted.service.seller, members: wanted.members })
  return (await membersFree(db, { ...wanted, booking: 0 }, hours)).length > 0
}

async function membersFree(db: Reader, { service, members, starts_at, hours: wantedHours, seats, minutes, booking }: Wanted, hours: Hours): Promise<number[]> {
  if (members.length === 0) return []
  const start = dhakaMinute(starts_at)
  const at = Date.parse(starts_at)
  const span = { from: new Date(at - DAY_MS).toISOString(), to: new Date(at + 2 * DAY_MS).toISOString() }
  const busy = await readBusy(db, { members, service: service.id, ...span, except: booking })
  const terms = slotTermsOf(service)
  const wanted = service.pricing === 'hourly' ? wantedHours : seats
  return members.filter((member) => {
    const its = hours.get(member)
    if (!its) return false
    const calendar: MemberCalendar = { hours: its, busy: busy.get(member) ?? [] }
    if (minutes === undefined) return canTake(terms, calendar, { start, wanted })
    const taken = { from: start - service.pause_before, to: start + minutes + service.pause_after }
    return isInHours(its, start, start + minutes) && calendar.busy.every(({ from, to }) => to <= taken.from || taken.to <= from)
  })
}

async function fewestFirst(tx: Tx, members: readonly number[], starts_at: string): Promise<number[]> {
  if (members.length < 2) return [...members]
  const { from, to } = dhakaDayBounds(dhakaDay(starts_at))
  const { rows } = await tx.execute<{ member: number; count: number }>(sql`
    select member, count(*)::integer as count from occupied
    where member in ${[...members]} and during && tstzrange(${from}::timestamptz, ${to}::timestamptz) group by member`)
  const count = new Map(rows.map((row) => [row.member, row.count]))
  return members.toSorted((a, b) => (count.get(a) ?? 0) - (count.get(b) ?? 0) || a - b)
}

/** Whether a start may be asked for now, by notice and horizon. */
export function isInRange(service: Pick<ServiceRow, 'notice_hours' | 'horizon_days'>, starts_at: string, now: number): boolean {
  const { from, to } = bookableRange(service, now)
  const at = Date.parse(starts_at)
  return at >= from && at < to
}

/** Days around a wish that are looked through for other times. */
const NEAR_DAYS = 14

/** The refusal of a time, with the nearest free ones. */
export async function timeGone(db: Reader, wanted: Pick<Wanted, 'service' | 'members' | 'starts_at' | 'hours' | 'seats' | 'now'>): Promise<Problem> {
  const { service, members, starts_at, hours, seats, now } = wanted
  const passed = Date.parse(starts_at) <= now
  const around = Math.max(now, Date.parse(starts_at) - (NEAR_DAYS / 2) * DAY_MS)
  const days = await freeSlots(db, service, { members, from: dhakaDay(around), days: NEAR_DAYS })
  const free = freeStarts(days, service, { now, wanted: service.pricing === 'hourly' ? hours : seats })
  const near = nearestTo(free, starts_at, BOOKING_LIMITS.nearest).map((start, at) => [`near_${at + 1}`, Date.parse(start.starts_at)])
  return new Problem('time-gone', { facts: { ...Object.fromEntries(near), ...(passed && { passed: 1 }) } })
}
