import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { DESK_LIMITS } from '#contract/desk/people.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { notifyOfSilence } from '../../../db/silences/notify-of-silence.ts'
import type { RemovedRecent, RemoveRecent } from '../../../db/silences/remove-recent.ts'
import { users } from '../../../db/tables/accounts.ts'
import { silences } from '../../../db/tables/silences.ts'
import type { NoteSecurityEvent } from '../../../http/sessions/security-log.ts'
import { byStaff, type Person, type StaffAct } from '../staff/person.ts'

interface Silencing {
  person: Person
  act: StaffAct
  /** Null: for good. */
  days: number | null
  /** Removes what was written lately. Empty: that stays. */
  removers: readonly RemoveRecent[]
}

/**
 * Lets a person write nothing that others read, from now on, and tells them.
 * @returns what was removed with it.
 * @throws {Problem} not-allowed — oneself; bad-state — they are silenced already, deleted, or of the staff, who lose that first.
 */
export async function silencePerson(tx: Tx, note: NoteSecurityEvent, { person, act, days, removers }: Silencing): Promise<RemovedRecent> {
  if (person.id === act.staff) throw new Problem('not-allowed')
  const [held] = await tx.select({ deleted_at: users.deleted_at, is_staff: users.is_staff }).from(users).where(eq(users.id, person.id)).for('no key update')
  if (!held || held.deleted_at !== null || held.is_staff) throw new Problem('bad-state')
  await endRunOut(tx, person.id)
  const until = days === null ? null : sql`now() + make_interval(days => ${days})`
  const [made] = await tx
    .insert(silences)
    .values({ user_id: person.id, reason: act.reason, by: act.staff, until })
    .onConflictDoNothing()
    .returning({ id: silences.id })
  if (!made) throw new Problem('bad-state')
  const writing = { user_id: person.id, hours: DESK_LIMITS.recentHours, ...act }
  let count = 0
  const private_files: string[] = []
  for (const remove of removers) {
    const removed = await remove(tx, writing)
    count += removed.count
    private_files.push(...(removed.private_files ?? []))
  }
  const details = { silence: made.id, days: days ?? 0, ...(removers.length > 0 && { removed: count }) }
  await note(tx, { kind: 'person-silenced', user_id: person.id, ...byStaff(act, details) })
  await notifyOfSilence(tx, { user_id: person.id, silence: made.id, kind: 'silenced' })
  return { count, private_files }
}

/** One that has run out makes room for the next: a person has one at a time. */
async function endRunOut(tx: Tx, user_id: number): Promise<void> {
  await tx
    .update(silences)
    .set({ lifted_at: sql`until` })
    .where(and(eq(silences.user_id, user_id), isNull(silences.lifted_at), lte(silences.until, sql`now()`)))
}
