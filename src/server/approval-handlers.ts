import type { ApprovalHandlers } from './approvals/approval-handler.ts'
import { grantApproval } from './features/accounts/staff/grant-approval.ts'
import type { NoteSecurityEvent } from './http/sessions/security-log.ts'

/** Everything that takes a second member of staff. */
export const approvalHandlers = (note: NoteSecurityEvent): ApprovalHandlers => ({ 'grant-staff': grantApproval(note) })
