import { and, eq, isNull } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { calendars, team_members } from '../../../db/tables/services.ts'

export type MemberRow = typeof team_members.$inferSelect

/** One of a seller's team. */
export interface WhichMember {
  seller: number
  member_id: number
}

const mine = ({ seller, member_id }: WhichMember) => and(eq(team_members.id, member_id), eq(team_members.seller, seller), isNull(team_members.removed_at))

/**
 * A member of one's own team; one who was removed is as good as none.
 * @throws {Problem} not-found — there is none, or it is of another seller's team.
 */
export async function ownMember(db: Pick<Tx, 'select'>, which: WhichMember): Promise<MemberRow> {
  const [row] = await db.select().from(team_members).where(mine(which))
  if (!row) throw new Problem('not-found')
  return row
}

/**
 * The same for a transaction that changes what is said of them. Bookings go on meanwhile.
 * @throws {Problem} not-found
 */
export async function holdMember(tx: Pick<Tx, 'select'>, which: WhichMember): Promise<MemberRow> {
  const [row] = await tx.select().from(team_members).where(mine(which)).for('no key update')
  if (!row) throw new Problem('not-found')
  return row
}

/**
 * The same for a transaction that removes them: nobody books them meanwhile.
 * @throws {Problem} not-found
 */
export async function holdMemberAlone(tx: Pick<Tx, 'select'>, which: WhichMember): Promise<MemberRow> {
  await ownMember(tx, which)
  // In the order of those who book: hours first.
  await tx.select({ id: calendars.id }).from(calendars).where(eq(calendars.member, which.member_id)).for('update')
  const [row] = await tx.select().from(team_members).where(mine(which)).for('update')
  if (!row) throw new Problem('not-found')
  return row
}
