import { and, asc, inArray, isNull, sql } from 'drizzle-orm'
import { type Hours, USUAL_HOURS } from '#contract/services/hours.ts'
import { type Busy, dhakaMinute } from '#contract/services/slot-rules.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { calendars, team_members } from '../tables/services.ts'

type Reader = Pick<Tx, 'execute' | 'select'>

/**
 * The hours of members, held until the transaction ends: who changes hours waits, others who book do not. A member's own calendar, or that of all.
 * The rows are taken in the order of their ids. Who was removed meanwhile is left out: a member is removed by who holds the calendar.
 */
export async function holdHours(tx: Tx, { seller, members }: { seller: number; members: readonly number[] }): Promise<Map<number, Hours>> {
  const rows = await calendarsOf(tx, { seller, members }).for('share')
  const { id, removed_at } = team_members
  const there = await tx
    .select({ id })
    .from(team_members)
    .where(and(inArray(id, [...members]), isNull(removed_at)))
  return hoursOf(
    rows,
    there.map((member) => member.id),
  )
}

/** The same without holding anything, for a look before the wait. */
export async function readHours(db: Reader, asked: { seller: number; members: readonly number[] }): Promise<Map<number, Hours>> {
  return hoursOf(await calendarsOf(db, asked), asked.members)
}

const calendarsOf = (db: Reader, { seller, members }: { seller: number; members: readonly number[] }) =>
  db
    .select({ member: calendars.member, hours: calendars.hours })
    .from(calendars)
    .where(sql`${calendars.seller} = ${seller} and (${calendars.member} is null or ${inArray(calendars.member, [...members])})`)
    .orderBy(asc(calendars.id))

function hoursOf(rows: readonly { member: number | null; hours: Hours | null }[], members: readonly number[]): Map<number, Hours> {
  const ofAll = rows.find(({ member }) => member === null)?.hours ?? USUAL_HOURS
  const own = new Map(rows.map(({ member, hours }) => [member, hours]))
  return new Map(members.map((member) => [member, own.get(member) ?? ofAll]))
}

interface BusyAsked {
  members: readonly number[]
  /** Of its group times it is told how many seats are left. */
  service: number
  /** ISO 8601. */
  from: string
  to: string
  /** What this booking holds is not in its own way. */
  except?: number
}

/** When members are taken between two moments, both pauses included. */
export async function readBusy(db: Reader, { members, service, from, to, except = 0 }: BusyAsked): Promise<Map<number, Busy[]>> {
  const busy = new Map<number, Busy[]>(members.map((member) => [member, []]))
  if (members.length === 0) return busy
  // One row a member: a busy team has thousands of times.
  const { rows } = await db.execute<{ member: number; times: (readonly [from_s: number, to_s: number, start_s: number | null, left: number | null])[] }>(sql`
    select o.member, json_agg(json_build_array(date_part('epoch', pg_catalog.lower(o.during)), date_part('epoch', pg_catalog.upper(o.during)),
      date_part('epoch', g.starts_at), g.left)) as times
    from occupied o left join group_times g on o.holder < 0 and g.id = -o.holder and g.service = ${service}
    where o.member in ${[...members]} and o.during && tstzrange(${from}::timestamptz, ${to}::timestamptz) and o.holder <> ${except} group by o.member`)
  const minuteOf = (seconds: number) => dhakaMinute(seconds * 1000)
  for (const { member, times } of rows) {
    const taken = times.map(([from_s, to_s, start_s, left]): Busy => {
      const time = { from: minuteOf(from_s), to: minuteOf(to_s) }
      return start_s === null ? time : { ...time, group: { start: minuteOf(start_s), left: left ?? 0 } }
    })
    busy.set(member, taken)
  }
  return busy
}
