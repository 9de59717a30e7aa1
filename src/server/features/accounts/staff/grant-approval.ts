import { and, eq, isNull } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { type ApprovalHandler, ApprovalVoid } from '../../../approvals/approval-handler.ts'
import { askApproval } from '../../../approvals/ask-approval.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import { users } from '../../../db/tables/accounts.ts'
import type { NoteSecurityEvent } from '../../../http/sessions/security-log.ts'
import { byStaff, type Person, type StaffAct, type StaffParts } from './person.ts'
import { setStaff } from './staff-rights.ts'

/**
 * Asks for an account to be made one of staff. A second member of staff decides.
 * @throws {Problem} bad-state — it is one, is deleted or locked, or it was asked for already.
 */
export const askGrant = ({ db, note }: StaffParts, person: Person, act: StaffAct): Promise<number> =>
  inTransaction(db, async (tx) => {
    const can = and(eq(users.id, person.id), eq(users.is_staff, false), isNull(users.deleted_at), isNull(users.locked_at))
    const [held] = await tx.select({ id: users.id }).from(users).where(can).for('no key update')
    if (!held) throw new Problem('bad-state')
    const asked = { kind: 'grant-staff', subject: person.username, details: { user_id: person.id }, reason: act.reason, staff: act.staff } as const
    const approval = await askApproval(tx, asked)
    await note(tx, { kind: 'grant-asked', user_id: person.id, ...byStaff(act, { approval }) })
    return approval
  })

/** What a second member of staff agrees to: the account becomes one of staff. */
export const grantApproval = (note: NoteSecurityEvent): ApprovalHandler => ({
  perform: async (tx, { details }, { staff, reason, requestId }) => {
    const columns = { id: users.id, username: users.username, locked_at: users.locked_at, deleted_at: users.deleted_at, is_staff: users.is_staff }
    const [person] = await tx
      .select(columns)
      .from(users)
      .where(eq(users.id, Number(details.user_id)))
      .for('no key update')
    if (!person || person.deleted_at !== null || person.locked_at !== null) throw new ApprovalVoid('gone')
    const { became } = await setStaff(tx, note, { person, is_staff: true, act: { staff, reason, requestId } })
    if (became !== 'staff') throw new ApprovalVoid('past')
  },
  describe: async (_, all) => new Map(all.map(({ id, subject }) => [id, { title: subject, page: `/desk/people/${encodeURIComponent(subject)}` }])),
})
