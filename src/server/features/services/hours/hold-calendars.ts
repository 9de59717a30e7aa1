import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { USUAL_HOURS } from '#contract/services/hours.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { ensureTeam } from '../../../db/services/ensure-team.ts'
import { calendars, team_members } from '../../../db/tables/services.ts'

export type CalendarRow = typeof calendars.$inferSelect

/** Whose hours. */
export interface WhichHours {
  seller: number
  /** Null: of all members without hours of their own. */
  member_id: number | null
}

/**
 * The calendar of all or of one member, for a transaction that changes it: nobody books by it meanwhile.
 * @throws {Problem} not-found — there is no such member in the seller's team (any more).
 */
export async function holdCalendar(tx: Tx, { seller, member_id }: WhichHours): Promise<CalendarRow> {
  await ensureTeam(tx, seller)
  const isOne = member_id === null ? isNull(calendars.member) : eq(calendars.member, member_id)
  const [row] = await tx
    .select()
    .from(calendars)
    .where(and(eq(calendars.seller, seller), isOne))
    .for('update')
  if (!row || (member_id !== null && !(await isInTeam(tx, member_id)))) throw new Problem('not-found')
  return row
}

/** Calendars of members with hours of their own, for the same. The one of all is held. */
export const holdOwnCalendars = (tx: Tx, seller: number): Promise<CalendarRow[]> =>
  tx
    .select()
    .from(calendars)
    .where(and(eq(calendars.seller, seller), isNotNull(calendars.member), isNotNull(calendars.hours)))
    .orderBy(asc(calendars.id))
    .for('update')

/** The hours of all, as they stand. */
export async function hoursOfAll(tx: Pick<Tx, 'select'>, seller: number) {
  const [row] = await tx
    .select({ hours: calendars.hours })
    .from(calendars)
    .where(and(eq(calendars.seller, seller), isNull(calendars.member)))
  return row?.hours ?? USUAL_HOURS
}

const isInTeam = async (tx: Pick<Tx, '$count'>, member_id: number): Promise<boolean> =>
  (await tx.$count(team_members, and(eq(team_members.id, member_id), isNull(team_members.removed_at)))) > 0

/**
 * Lets pass who has seen the hours that stand. A member without hours of their own has none that could be seen: that is version 0.
 * @throws {Problem} stale — `facts.version` says which version stands.
 */
export function requireSeen(row: CalendarRow, version: number): void {
  const stands = row.member !== null && row.hours === null ? 0 : row.version
  if (version !== stands) throw new Problem('stale', { facts: { version: stands } })
}
