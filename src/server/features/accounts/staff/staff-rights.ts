import { and, asc, eq, isNull } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import { users } from '../../../db/tables/accounts.ts'
import { byStaff, type Person, type StaffAct, type StaffParts } from './person.ts'

export interface RightsChanged {
  became: 'staff' | 'ordinary' | 'as-before' | 'deleted'
}

/** Makes an account one of staff. */
export const grantStaff = ({ db, note }: StaffParts, person: Person, act?: StaffAct): Promise<RightsChanged> =>
  inTransaction(db, (tx) => setStaff(tx, note, { person, is_staff: true, act }))

/** Makes an account of staff an ordinary one. @throws {Problem} not-allowed — as `holdStaff`. */
export const revokeStaff = ({ db, note }: StaffParts, person: Person, act?: StaffAct): Promise<RightsChanged> =>
  inTransaction(db, async (tx) => {
    await holdStaff(tx, person.id, act)
    return setStaff(tx, note, { person, is_staff: false, act })
  })

/**
 * Keeps all of the staff as they are until this transaction ends, so that two who act on each other do not leave the desk without anybody.
 * @throws {Problem} not-allowed — it is one's own account, or who acts is not of the staff any more.
 */
export async function holdStaff(tx: Pick<Tx, 'select'>, person: number, act: StaffAct | undefined): Promise<void> {
  if (!act) return
  const isStaff = and(eq(users.is_staff, true), isNull(users.locked_at), isNull(users.deleted_at))
  const staff = await tx.select({ id: users.id }).from(users).where(isStaff).orderBy(asc(users.id)).for('no key update')
  if (person === act.staff || !staff.some(({ id }) => id === act.staff)) throw new Problem('not-allowed')
}

interface Change {
  person: Person
  is_staff: boolean
  act: StaffAct | undefined
}

/** The same in a transaction that is under way. */
export async function setStaff(tx: Tx, note: StaffParts['note'], { person: { id, deleted_at }, is_staff, act }: Change): Promise<RightsChanged> {
  if (deleted_at !== null) return { became: 'deleted' }
  const changed = await tx
    .update(users)
    .set({ is_staff })
    .where(and(eq(users.id, id), eq(users.is_staff, !is_staff), isNull(users.deleted_at)))
    .returning({ id: users.id })
  if (changed.length === 0) return { became: 'as-before' }
  await note(tx, { kind: is_staff ? 'staff-granted' : 'staff-revoked', user_id: id, ...byStaff(act) })
  return { became: is_staff ? 'staff' : 'ordinary' }
}
