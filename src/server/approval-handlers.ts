import type { ApprovalHandlers } from './approvals/approval-handler.ts'
import { grantApproval } from './features/accounts/staff/grant-approval.ts'
import { PAYOUT_APPROVAL } from './features/wallet/staff/pay-out.ts'
import type { NoteSecurityEvent } from './http/sessions/security-log.ts'
import type { PurchaseHandlers } from './purchases/purchase-handler.ts'
import { purchaseApprovals } from './purchases/staff/approved-acts.ts'

/** Everything that takes a second member of staff. */
export const approvalHandlers = ({ handlers, note }: { handlers: PurchaseHandlers; note: NoteSecurityEvent }): ApprovalHandlers => ({
  ...purchaseApprovals(handlers),
  'grant-staff': grantApproval(note),
  payout: PAYOUT_APPROVAL,
})
