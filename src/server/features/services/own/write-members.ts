import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { ensureTeam } from '../../../db/services/ensure-team.ts'
import { service_members, team_members } from '../../../db/tables/services.ts'

interface Doers {
  service: number
  seller: number
  /** Ids; none: the seller alone. */
  members: readonly number[]
}

const LARGEST_ID = 2_147_483_647

/**
 * Writes who does a service, which is held, in place of who did it.
 * @throws {Problem} bad-input — `members: does-not-fit`: one is not of the seller's team (any more).
 */
export async function writeMembers(tx: Tx, { service, seller, members }: Doers): Promise<void> {
  if (members.some((id) => id > LARGEST_ID)) throw new Problem('bad-input', { fields: { members: 'does-not-fit' } })
  await ensureTeam(tx, seller)
  const isOne = members.length > 0 ? inArray(team_members.id, [...members]) : eq(team_members.is_owner, true)
  // Whoever removes one of them meanwhile waits, and takes them out of this service too.
  const team = await tx
    .select({ member: team_members.id })
    .from(team_members)
    .where(and(eq(team_members.seller, seller), isNull(team_members.removed_at), isOne))
    .orderBy(asc(team_members.id))
    .for('key share')
  if (team.length === 0 || team.length < members.length) throw new Problem('bad-input', { fields: { members: 'does-not-fit' } })
  await tx.delete(service_members).where(eq(service_members.service, service))
  await tx.insert(service_members).values(team.map(({ member }) => ({ service, member })))
}
