import { sql } from 'drizzle-orm'
import type { TeamMember } from '#contract/services/team.ts'
import type { Database } from '../../../db/connection/open.ts'
import { countAhead } from '../../../db/services/bookings-ahead.ts'
import { ensureTeam } from '../../../db/services/ensure-team.ts'

/** A seller's team, the seller first. Asked for the first time it is made. */
export async function listTeam(db: Pick<Database['db'], 'execute'>, seller: number): Promise<TeamMember[]> {
  await ensureTeam(db, seller)
  const { rows } = await db.execute<TeamMember & Record<string, unknown>>(sql`
    select m.id as member_id, m.name, m.role, m.picture, m.is_bookable, m.is_owner, ${countAhead({ seller, member: sql`m.id` })} as coming
    from team_members m where m.seller = ${seller} and m.removed_at is null order by m.is_owner desc, m.id`)
  return rows
}
