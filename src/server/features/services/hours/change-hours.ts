import { eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Hours } from '#contract/services/hours.ts'
import type { TeamHours } from '#contract/services/team-hours.ts'
import { holdPerson } from '../../../db/accounts/hold-person.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { lookAgainAtFreeTimes } from '../../../db/services/free-times-due.ts'
import { calendars } from '../../../db/tables/services.ts'
import { holdCalendar, requireSeen, type WhichHours } from './hold-calendars.ts'
import { readTeamHours } from './read-team-hours.ts'

interface Change {
  /** Null: a member has the hours of all again. */
  hours: Hours | null
  version: number
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * Sets the hours of all, or of one member. Bookings outside of them stay, and are listed.
 * @throws {Problem} stale — they changed since `version`; not-found — no such member; bad-input — all must have some hours; not-signed-in — the account was
 * deleted or locked meanwhile.
 */
export async function changeHours(db: Database['db'], which: WhichHours, { hours, version, now }: Change): Promise<TeamHours> {
  if (hours === null && which.member_id === null) throw new Problem('bad-input', { fields: { hours: 'required' } })
  await inTransaction(db, async (tx) => {
    await holdPerson(tx, which.seller)
    const held = await holdCalendar(tx, which)
    requireSeen(held, version)
    await writeHours(tx, held.id, hours)
    await lookAgainAtFreeTimes(tx, which.seller)
  })
  return readTeamHours(db, which.seller, now)
}

/** Writes the hours of a calendar, which is held. */
export async function writeHours(tx: Pick<Tx, 'update'>, calendar: number, hours: Hours | null): Promise<void> {
  await tx
    .update(calendars)
    .set({ hours, version: sql`${calendars.version} + 1`, updated_at: sql`now()` })
    .where(eq(calendars.id, calendar))
}
