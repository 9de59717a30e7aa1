import { sql } from 'drizzle-orm'
import { type Hours, USUAL_HOURS } from '#contract/services/hours.ts'
import { type Busy, dhakaMinute, type MemberCalendar } from '#contract/services/slot-rules.ts'
import type { Database } from '../connection/open.ts'

type Reader = Pick<Database['db'], 'execute'>

interface TakenAsked {
  /** Between two instants, ISO 8601. */
  from: string
  to: string
  /** What this booking holds is left out: it is not in its own way. */
  except?: number
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

type TakenTime = readonly [from_s: number, to_s: number, service: number | null, starts_s: number | null, left: number | null]

const HOURS = sql`coalesce(own.hours, shared.hours) as hours`
const membersOf = (members: readonly number[]) => sql`
  team_members m left join calendars own on own.member = m.id left join calendars shared on shared.seller = m.seller and shared.member is null
  where m.id = any(${sql.param([...members])}::integer[]) and m.removed_at is null`

/** Hours of each member: their own, or those of all of the team, or what every seller begins with. Who was removed is left out. */
export async function readMemberHours(db: Reader, members: readonly number[]): Promise<Map<number, Hours>> {
  if (members.length === 0) return new Map()
  const { rows } = await db.execute<{ member: number; hours: Hours | null }>(sql`select m.id as member, ${HOURS} from ${membersOf(members)}`)
  return new Map(rows.map(({ member, hours }) => [member, hours ?? USUAL_HOURS]))
}

/** The same with all that members are taken with between two instants. */
export async function readMemberTimes(db: Reader, members: readonly number[], asked: TakenAsked): Promise<Map<number, MemberTimes>> {
  if (members.length === 0) return new Map()
  const { rows } = await db.execute<{ member: number; hours: Hours | null; times: TakenTime[] }>(sql`
    select m.id as member, ${HOURS}, ${timesOfM(asked)} as times from ${membersOf(members)}`)
  return new Map(rows.map(({ member, hours, times }) => [member, { hours: hours ?? USUAL_HOURS, taken: times.map(takenOf) }]))
}

/** What one service sees of a member's times: seats that are left of its own times of several buyers, all else is taken. */
export const calendarFor = ({ hours, taken }: MemberTimes, service?: number): MemberCalendar => ({
  hours,
  busy: taken.map(({ service: of, group, from, to }) => ({ from, to, ...(group && of === service && { group }) })),
})

/** When members work, and when they are taken. Nothing is locked: who takes a time reads this again once `holdHours` has. */
export async function readMemberCalendars(
  db: Reader,
  { members, service, ...asked }: TakenAsked & { members: readonly number[]; service?: number | undefined },
): Promise<Map<number, MemberCalendar>> {
  const times = await readMemberTimes(db, members, asked)
  return new Map([...times].map(([member, theirs]) => [member, calendarFor(theirs, service)]))
}

/** Times of the member `m`: one look at the index for each, and one value, since a busy team has thousands of times. */
const timesOfM = ({ from, to, except = 0 }: TakenAsked) => sql`
  coalesce((
    select json_agg(json_build_array(
      date_part('epoch', pg_catalog.lower(o.during)), date_part('epoch', pg_catalog.upper(o.during)), t.service, date_part('epoch', t.starts_at), t.left))
    from occupied o left join group_times t on o.holder < 0 and t.id = -o.holder
    where o.member = m.id and o.during && tstzrange(${from}::timestamptz, ${to}::timestamptz) and o.holder <> ${except}), '[]')`

const takenOf = ([from_s, to_s, service, starts_s, left]: TakenTime): Taken => ({
  service,
  from: dhakaMinute(from_s * 1000),
  // What ends within a minute takes all of it.
  to: dhakaMinute(to_s * 1000 + 59_999),
  ...(starts_s !== null && left !== null && { group: { start: dhakaMinute(starts_s * 1000), left } }),
})
