import { eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { TeamMember } from '#contract/services/team.ts'
import { holdPerson } from '../../../db/accounts/hold-person.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import { countAhead } from '../../../db/services/bookings-ahead.ts'
import { lookAgainAtFreeTimes } from '../../../db/services/free-times-due.ts'
import { service_members, team_members } from '../../../db/tables/services.ts'
import type { ServiceTools } from '../own/parts.ts'
import { listTeam } from './list-team.ts'
import { looseFile } from './member-picture.ts'
import { holdMemberAlone, type WhichMember } from './own-member.ts'

/**
 * Takes a member out of a seller's team and out of every service. Their name stays with bookings that were.
 * @throws {Problem} not-found — there is none, or it is of another seller's team; bad-state — it is the seller; bookings-open — bookings ahead are with them,
 * `facts.bookings` says how many; not-signed-in — the account was deleted or locked meanwhile.
 */
export async function removeMember({ db, pictures }: Pick<ServiceTools, 'db' | 'pictures'>, which: WhichMember): Promise<TeamMember[]> {
  await pictures.drop(await inTransaction(db, (tx) => write(tx, which)))
  return listTeam(db, which.seller)
}

/** @returns the file that nobody shows any more; null: none. */
async function write(tx: Tx, which: WhichMember): Promise<string | null> {
  await holdPerson(tx, which.seller)
  const held = await holdMemberAlone(tx, which)
  if (held.is_owner) throw new Problem('bad-state')
  const { rows } = await tx.execute<{ bookings: number }>(sql`select ${countAhead({ seller: which.seller, member: held.id })} as bookings`)
  const bookings = rows[0]?.bookings ?? 0
  if (bookings > 0) throw new Problem('bookings-open', { facts: { bookings } })
  await tx.delete(service_members).where(eq(service_members.member, held.id))
  await tx.update(team_members).set({ removed_at: sql`now()`, picture: null, is_bookable: false }).where(eq(team_members.id, held.id))
  await lookAgainAtFreeTimes(tx, which.seller)
  return looseFile(tx, which.seller, held.picture)
}
