import { and, asc, inArray, isNull, sql } from 'drizzle-orm'
import { type Hours, USUAL_HOURS } from '#contract/services/hours.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { calendars, team_members } from '../tables/services.ts'

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

const calendarsOf = (db: Tx, { seller, members }: { seller: number; members: readonly number[] }) =>
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
