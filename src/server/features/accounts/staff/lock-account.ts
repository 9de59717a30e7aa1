import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import { PERSONAL_DATA } from '../../../db/personal-data-of-nouns.ts'
import { users } from '../../../db/tables/accounts.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import type { Person, StaffParts } from './person.ts'

/**
 * Locks an account: its sessions end, no user can sign in to it, its events are taken off the market and its jobs are closed, so that they can be
 * neither ordered nor applied for. What its owner is writing at this moment is waited for, and then taken off too.
 * @returns what happened, in words.
 */
export async function lockAccount({ db, note }: StaffParts, { id, username, deleted_at }: Person): Promise<string> {
  if (deleted_at !== null) return `${username} was deleted; there is nothing to lock.`
  return inTransaction(db, async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
    const locked = await tx
      .update(users)
      .set({ locked_at: sql`now()` })
      .where(and(eq(users.id, id), isNull(users.locked_at)))
      .returning({ id: users.id })
    const ended = await endSessions(tx, id)
    if (locked.length === 0) return `${username} was locked already.`
    for (const { takeOff } of PERSONAL_DATA) await takeOff?.(tx, id)
    await note(tx, { kind: 'account-locked', user_id: id, request_id: null, by: 'staff', details: { sessions: ended } })
    return `${username} is locked; ${ended} ${ended === 1 ? 'session was' : 'sessions were'} ended.`
  })
}

/** Lets the owner of a locked account sign in again, and put events and jobs back on. @returns what happened, in words. */
export async function unlockAccount({ db, note }: StaffParts, { id, username }: Person): Promise<string> {
  return db.transaction(async (tx) => {
    const unlocked = await tx
      .update(users)
      .set({ locked_at: null })
      .where(and(eq(users.id, id), isNotNull(users.locked_at)))
      .returning({ id: users.id })
    if (unlocked.length === 0) return `${username} was not locked.`
    // One that began in the moment of the lock has slept since.
    await endSessions(tx, id)
    await note(tx, { kind: 'account-unlocked', user_id: id, request_id: null, by: 'staff' })
    return `${username} is unlocked.`
  })
}
