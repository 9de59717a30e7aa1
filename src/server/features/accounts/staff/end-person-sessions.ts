import { inTransaction } from '../../../db/connection/in-transaction.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { byStaff, type Person, type StaffAct, type StaffParts } from './person.ts'

/** Signs a person out on every device. @returns how many sessions were ended. */
export const endPersonSessions = ({ db, note }: StaffParts, { id }: Person, act: StaffAct): Promise<number> =>
  inTransaction(db, async (tx) => {
    const sessions = await endSessions(tx, id)
    await note(tx, { kind: 'sessions-ended', user_id: id, ...byStaff(act, { sessions }) })
    return sessions
  })
