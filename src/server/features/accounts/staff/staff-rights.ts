import { and, eq, isNull } from 'drizzle-orm'
import { users } from '../../../db/tables/accounts.ts'
import type { Person, StaffParts } from './person.ts'

/** Makes an account one of staff. @returns what happened, in words. */
export const grantStaff = (parts: StaffParts, person: Person): Promise<string> => setStaff(parts, person, true)

/** Makes an account of staff an ordinary one. @returns what happened, in words. */
export const revokeStaff = (parts: StaffParts, person: Person): Promise<string> => setStaff(parts, person, false)

async function setStaff({ db, note }: StaffParts, { id, username, deleted_at }: Person, is_staff: boolean): Promise<string> {
  if (deleted_at !== null) return `${username} was deleted.`
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ is_staff })
      .where(and(eq(users.id, id), eq(users.is_staff, !is_staff), isNull(users.deleted_at)))
      .returning({ id: users.id })
    const state = is_staff ? 'an account of staff' : 'an ordinary account'
    if (changed.length === 0) return `${username} was ${state} already.`
    await note(tx, { kind: is_staff ? 'staff-granted' : 'staff-revoked', user_id: id, request_id: null, by: 'staff' })
    return `${username} is ${state} now.`
  })
}
