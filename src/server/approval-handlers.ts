import type { ApprovalHandlers } from './approvals/approval-handler.ts'

/** Everything that takes a second member of staff. */
export const approvalHandlers = (): ApprovalHandlers => ({})
