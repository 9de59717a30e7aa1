import { sql } from 'drizzle-orm'
import type * as v from 'valibot'
import { type Hours, USUAL_HOURS } from '#contract/services/hours.ts'
import { dhakaMinute, isInHours } from '#contract/services/slot-rules.ts'
import type { BookingOutside, TeamHours } from '#contract/services/team-hours.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { IS_AHEAD } from '../../../db/services/bookings-ahead.ts'
import { ensureTeam } from '../../../db/services/ensure-team.ts'
import { iso } from '../../../db/wire-time.ts'

type Reader = Pick<Tx, 'execute'>
type Outside = v.InferOutput<typeof BookingOutside>

/** Bounds what is looked at, far above what one team has ahead of it. */
const MOST_AHEAD = 5000
const MOST_OUTSIDE = 200

interface Calendar {
  member_id: number | null
  /** Null: nothing was saved, or those of all. */
  hours: Hours | null
  version: number
}

/** The hours of a seller's team, those of all first, and what is booked outside of them. Asked for the first time they are made. @param now milliseconds since the epoch */
export async function readTeamHours(db: Reader, seller: number, now: number): Promise<TeamHours> {
  await ensureTeam(db, seller)
  const { rows } = await db.execute<Calendar & Record<string, unknown>>(sql`
    select c.member as member_id, c.hours, c.version from calendars c left join team_members m on m.id = c.member
    where c.seller = ${seller} and m.removed_at is null and (c.member is null or c.hours is not null) order by c.member nulls first`)
  const calendars = rows.map(({ member_id, hours, version }) => ({ member_id, hours: hours ?? USUAL_HOURS, version, is_usual: hours === null }))
  const hours = new Map(calendars.map((calendar) => [calendar.member_id, calendar.hours]))
  return { calendars, outside: await readOutside(db, seller, hours), server_time: new Date(now).toISOString() }
}

/** Bookings ahead that lie outside of the hours that stand, the next first. @param hours by member; null: of all */
async function readOutside(db: Reader, seller: number, hours: ReadonlyMap<number | null, Hours>): Promise<Outside[]> {
  const { rows } = await db.execute<Outside & Record<string, unknown>>(sql`
    select b.number, b.title, b.full_name, b.member as member_id, ${iso(sql`b.starts_at`)} as starts_at, ${iso(sql`b.ends_at`)} as ends_at
    from bookings b where b.seller = ${seller} and b.member is not null and ${IS_AHEAD} order by b.starts_at, b.id limit ${MOST_AHEAD}`)
  const ofAll = hours.get(null) ?? USUAL_HOURS
  const isOutside = ({ member_id, starts_at, ends_at }: Outside) => !isInHours(hours.get(member_id) ?? ofAll, dhakaMinute(starts_at), dhakaMinute(ends_at))
  return rows.filter(isOutside).slice(0, MOST_OUTSIDE)
}
