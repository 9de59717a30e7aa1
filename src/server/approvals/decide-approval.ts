import { and, eq, isNull, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { VoidReason } from '#contract/desk/approval-kinds.ts'
import type { Tx } from '../db/connection/in-transaction.ts'
import { users } from '../db/tables/accounts.ts'
import { approvals } from '../db/tables/approvals.ts'
import { pauseAt } from '../http/pause-points.ts'
import type { NoteSecurityEvent } from '../http/sessions/security-log.ts'
import { type ApprovalHandlers, type ApprovalRow, ApprovalVoid, type Approver } from './approval-handler.ts'

/** What deciding is built from. */
export interface ApprovalParts {
  handlers: ApprovalHandlers
  note: NoteSecurityEvent
}

interface Decision extends Approver {
  id: number
  decision: 'approve' | 'refuse'
}

/**
 * Lets a second member of staff decide. What is approved is done here, or the approval ends as `void` where it cannot be done any more: then nothing of it
 * was done. Of two who decide at once one counts.
 * @throws {Problem} not-found — there is none; not-allowed — who asked does not decide; bad-state — it was decided already.
 */
export async function decideApproval(tx: Tx, { handlers, note }: ApprovalParts, { id, decision, ...by }: Decision): Promise<void> {
  const [approval] = await tx.select().from(approvals).where(eq(approvals.id, id)).for('no key update')
  if (!approval) throw new Problem('not-found')
  if (approval.asked_by === by.staff) throw new Problem('not-allowed')
  if (approval.state !== 'waiting') throw new Problem('bad-state')
  const void_reason = decision === 'approve' ? await tryTo(tx, handlers, { approval, by }) : null
  const approved = void_reason === null ? 'approved' : 'void'
  const state = decision === 'refuse' ? 'refused' : approved
  await tx.update(approvals).set({ state, decided_by: by.staff, decided_at: sql`now()`, decision_reason: by.reason, void_reason }).where(eq(approvals.id, id))
  const { kind, asked_by, details } = approval
  const money = typeof details.taka === 'number' ? { taka: details.taka } : {}
  const facts = { approval: id, what: kind, asked_by, ...money, ...(void_reason !== null && { void_reason }) }
  await note(tx, { kind: `approval-${state}`, user_id: by.staff, request_id: by.requestId, by: 'staff', details: facts })
  await pauseAt('approval', 'before-commit')
}

/** Does what was asked for. Gives why it could not be done; what was begun of it is undone then. */
async function tryTo(tx: Tx, handlers: ApprovalHandlers, { approval, by }: { approval: ApprovalRow; by: Approver }): Promise<VoidReason | null> {
  const handler = handlers[approval.kind]
  if (!handler) throw new TypeError(`there is no handler of approvals of the kind ${approval.kind}`)
  if (!(await isStaff(tx, approval.asked_by))) return 'asker-gone'
  try {
    await tx.transaction((point) => handler.perform(point, approval, by))
    return null
  } catch (error) {
    if (error instanceof ApprovalVoid) return error.reason
    throw error
  }
}

/** Who asked must be one of staff still: two of them decide. */
async function isStaff(tx: Tx, user_id: number): Promise<boolean> {
  const good = and(eq(users.id, user_id), users.is_staff, isNull(users.locked_at), isNull(users.deleted_at))
  const found = await tx.select({ id: users.id }).from(users).where(good)
  return found.length > 0
}
