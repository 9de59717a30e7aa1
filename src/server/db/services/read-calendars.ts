import { sql } from 'drizzle-orm'
import { type Hours, USUAL_HOURS } from '#contract/services/hours.ts'
import { type Busy, dhakaMinute, type MemberCalendar } from '#contract/services/slot-rules.ts'
import type { Database } from '../connection/open.ts'
import { iso } from '../wire-time.ts'

type Reader = Pick<Database['db'], 'execute'>

/** Between two instants, ISO 8601. */
interface Range {
  from: string
  to: string
}

/** A stretch in which a member is taken, and of which service, where it is a time of several buyers. */
interface Taken extends Busy {
  service: number | null
}

/** The hours in which members work and what they are taken with, whatever service asks. */
export interface MemberTimes {
  hours: Hours
  taken: Taken[]
}

/** Hours of each member: their own, or those of all of the team, or what every seller begins with. Who is not there is left out. */
export async function readMemberHours(db: Reader, members: readonly number[]): Promise<Map<number, Hours>> {
  if (members.length === 0) return new Map()
  const { rows } = await db.execute<{ member: number; hours: Hours | null }>(sql`
    select m.id as member, coalesce(own.hours, shared.hours) as hours
    from team_members m left join calendars own on own.member = m.id left join calendars shared on shared.seller = m.seller and shared.member is null
    where m.id = any(${sql.param([...members])}::integer[])`)
  return new Map(rows.map(({ member, hours }) => [member, hours ?? USUAL_HOURS]))
}

/** The same with all that members are taken with between two instants; one statement each. */
export async function readMemberTimes(db: Reader, members: readonly number[], range: Range): Promise<Map<number, MemberTimes>> {
  const hours = await readMemberHours(db, members)
  const taken = Map.groupBy(await readTaken(db, members, range), ({ member }) => member)
  return new Map([...hours].map(([member, theirs]) => [member, { hours: theirs, taken: taken.get(member) ?? [] }]))
}

/** What one service sees of a member's times: seats that are left of its own times of several buyers, all else is taken. */
export const calendarFor = ({ hours, taken }: MemberTimes, service?: number): MemberCalendar => ({
  hours,
  busy: taken.map(({ service: of, group, from, to }) => ({ from, to, ...(group && of === service && { group }) })),
})

/** When members work, and when they are taken. Nothing is locked: who takes a time reads this again under locks of its own. */
export async function readMemberCalendars(
  db: Reader,
  { members, service, ...range }: Range & { members: readonly number[]; service?: number | undefined },
): Promise<Map<number, MemberCalendar>> {
  const times = await readMemberTimes(db, members, range)
  return new Map([...times].map(([member, theirs]) => [member, calendarFor(theirs, service)]))
}

interface TakenRow extends Record<string, unknown> {
  member: number
  from: string
  to: string
  service: number | null
  starts_at: string | null
  left: number | null
}

/** One look at the index for each member. */
async function readTaken(db: Reader, members: readonly number[], { from, to }: Range): Promise<(Taken & { member: number })[]> {
  const { rows } = await db.execute<TakenRow>(sql`
    select o.member, ${iso(sql`pg_catalog.lower(o.during)`)} as from, ${iso(sql`pg_catalog.upper(o.during)`)} as to, t.service, ${iso(sql`t.starts_at`)} as starts_at, t.left
    from unnest(${sql.param([...members])}::integer[]) as asked (member)
    join occupied o on o.member = asked.member and o.during && tstzrange(${from}::timestamptz, ${to}::timestamptz)
    left join group_times t on o.holder < 0 and t.id = -o.holder
    order by o.member, o.during`)
  return rows.map(({ member, service, starts_at, left, ...span }) => ({
    member,
    service,
    from: dhakaMinute(span.from),
    // What ends within a minute takes all of it.
    to: dhakaMinute(Date.parse(span.to) + 59_999),
    ...(starts_at !== null && left !== null && { group: { start: dhakaMinute(starts_at), left } }),
  }))
}
