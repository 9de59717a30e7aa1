import { sql } from 'drizzle-orm'
import { DAY_MS, dhakaDay, dhakaDayBounds } from '#contract/core/time.ts'
import { bookableRange, lengthOf } from '#contract/services/slot-rules.ts'
import type { ServiceRow } from '../../../db/bookings/bookable-service.ts'
import { holdHours } from '../../../db/bookings/hold-hours.ts'
import { type Taking, takeTime } from '../../../db/bookings/occupy.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { readMemberCalendars } from '../../../db/services/read-calendars.ts'
import { membersFree, type Wanted } from './members-free.ts'

/** Minutes that it takes. */
export const minutesOf = ({ service, hours, minutes }: Pick<Wanted, 'service' | 'hours' | 'minutes'>): number => minutes ?? lengthOf(service, hours)

export const endOf = (wanted: Pick<Wanted, 'service' | 'hours' | 'minutes' | 'starts_at'>): string =>
  new Date(Date.parse(wanted.starts_at) + minutesOf(wanted) * 60_000).toISOString()

/** Takes a time that was not looked at yet: that comes first, before anything is waited for. */
export async function takeOfAny(tx: Tx, wanted: Wanted): Promise<Taken | undefined> {
  return takeSeen(tx, { ...wanted, members: await readFree(tx, wanted) })
}

interface Taken {
  member: number
  group: number | null
}

/**
 * Takes a time for a booking: of its members who are free, the one with the fewest bookings that day first, then by their numbers.
 * Undefined: none has it.
 */
export async function takeSeen(tx: Tx, wanted: Wanted): Promise<Taken | undefined> {
  const { service, members, starts_at, seats, booking, is_proposed } = wanted
  if (members.length === 0) return undefined
  const ends_at = endOf(wanted)
  // Nothing is booked outside of the hours that stand at commit.
  await holdHours(tx, { seller: service.seller, members })
  for (const member of await fewestFirst(tx, await readFree(tx, wanted), starts_at)) {
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

async function readFree(tx: Tx, wanted: Wanted): Promise<number[]> {
  const { service, members, booking: except } = wanted
  const at = Date.parse(wanted.starts_at)
  const span = { from: new Date(at - DAY_MS).toISOString(), to: new Date(at + 2 * DAY_MS).toISOString() }
  return membersFree(wanted, await readMemberCalendars(tx, { members, service: service.id, ...span, except }))
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
