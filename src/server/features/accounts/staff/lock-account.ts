import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import { PERSONAL_DATA } from '../../../db/personal-data-of-nouns.ts'
import { locked_sessions, users } from '../../../db/tables/accounts.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { byStaff, type Person, type StaffAct, type StaffParts } from './person.ts'
import { holdStaff } from './staff-rights.ts'

/** What became of a lock; `sessions` were ended with it. */
export type Locked = { became: 'locked'; sessions: number } | { became: 'as-before' } | { became: 'deleted' }
export interface Unlocked {
  became: 'unlocked' | 'as-before'
}

/**
 * Locks an account: its sessions end, no user can sign in to it, its events are taken off the market and its jobs are closed, so that they can be
 * neither ordered nor applied for. What its owner is writing at this moment is waited for, and then taken off too.
 * @throws {Problem} not-allowed — as `holdStaff`.
 */
export async function lockAccount({ db, note }: StaffParts, { id, deleted_at }: Person, act?: StaffAct): Promise<Locked> {
  if (deleted_at !== null) return { became: 'deleted' }
  return inTransaction(db, async (tx) => {
    await holdStaff(tx, id, act)
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
    const locked = await tx
      .update(users)
      .set({ locked_at: sql`now()` })
      .where(and(eq(users.id, id), isNull(users.locked_at)))
      .returning({ id: users.id })
    await rememberSessions(tx, id)
    const sessions = await endSessions(tx, id)
    if (locked.length === 0) return { became: 'as-before' }
    for (const { takeOff } of PERSONAL_DATA) await takeOff?.(tx, id)
    await note(tx, { kind: 'account-locked', user_id: id, ...byStaff(act, { sessions }) })
    return { became: 'locked', sessions }
  })
}

/** So that a phone which comes back learns why its session is over. */
async function rememberSessions(tx: Tx, user_id: number): Promise<void> {
  await tx.execute(sql`
    insert into locked_sessions (id, user_id, token_hash, previous_hash)
    select id, user_id, token_hash, previous_hash from sessions where user_id = ${user_id} on conflict do nothing`)
}

/** Lets the owner of a locked account sign in again, and put events and jobs back on. */
export async function unlockAccount({ db, note }: StaffParts, { id }: Person, act?: StaffAct): Promise<Unlocked> {
  return inTransaction(db, async (tx) => {
    const unlocked = await tx
      .update(users)
      .set({ locked_at: null })
      .where(and(eq(users.id, id), isNotNull(users.locked_at)))
      .returning({ id: users.id })
    if (unlocked.length === 0) return { became: 'as-before' }
    // One that began in the moment of the lock has slept since.
    await endSessions(tx, id)
    await tx.delete(locked_sessions).where(eq(locked_sessions.user_id, id))
    await note(tx, { kind: 'account-unlocked', user_id: id, ...byStaff(act) })
    return { became: 'unlocked' }
  })
}
